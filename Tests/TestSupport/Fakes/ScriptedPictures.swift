public import Domain

/// Pictures and their addresses as a test says; it keeps what it was asked.
public actor ScriptedPictures: PictureAddressRepository, PictureRepository {
    /// A question.
    public struct Question: Equatable, Sendable {
        /// Which picture.
        public let address: PictureAddress
        /// How large.
        public let size: PictureSize

        /// Memberwise.
        public init(address: PictureAddress, size: PictureSize) {
            self.address = address
            self.size = size
        }
    }

    /// What it was asked, the oldest first.
    public private(set) var asked: [Question] = []
    private var addresses: [PictureSubject: PictureAddress] = [:]
    private var failure: (any Error)?
    private var isHeld = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Knows no picture.
    public init() {}

    /// From now on there is a picture of something.
    public func set(_ address: String, of subject: PictureSubject) {
        addresses[subject] = PictureAddress(address)
    }

    /// From now on nothing comes; nil for the picture again.
    public func fail(_ error: (any Error)?) {
        failure = error
    }

    /// From now on nothing comes before `release`.
    public func hold() {
        isHeld = true
    }

    /// Lets come what was held.
    public func release() {
        isHeld = false
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    /// What comes for a size.
    public func picture(of size: PictureSize) -> Picture? {
        Picture(
            size: size,
            pixels: (0..<size.width * size.height).flatMap { pixel -> [UInt8] in
                let (x, y) = (pixel % size.width, pixel / size.width)
                return [UInt8(x * 255 / size.width), UInt8(y * 255 / size.height), 120]
            })
    }

    /// What was set.
    public func address(of subject: PictureSubject) async throws -> PictureAddress? { addresses[subject] }

    /// Sets them.
    public func keep(_ addresses: [PictureSubject: PictureAddress?]) async throws {
        for (subject, address) in addresses { self.addresses[subject] = address }
    }

    /// One whose colours run over it.
    public func picture(at address: PictureAddress, fitting size: PictureSize) async throws -> Picture {
        asked.append(Question(address: address, size: size))
        if isHeld { await withCheckedContinuation { waiting.append($0) } }
        if let failure { throw failure }
        guard let picture = picture(of: size) else { throw PictureProblem.notAPicture }
        return picture
    }
}
