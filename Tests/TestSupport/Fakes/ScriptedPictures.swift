package import Domain

/// Pictures and their addresses as a test says; it keeps what it was asked.
package actor ScriptedPictures: PictureAddressRepository, PictureRepository {
    package struct Question: Equatable, Sendable {
        package let address: PictureAddress
        /// How large.
        package let size: PictureSize

        package init(address: PictureAddress, size: PictureSize) {
            self.address = address
            self.size = size
        }
    }

    /// What it was asked, the oldest first.
    package private(set) var asked: [Question] = []
    private var addresses: [PictureSubject: PictureAddress] = [:]
    private var failure: (any Error)?
    private var isHeld = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Knows no picture.
    package init() {}

    /// From now on there is a picture of something.
    package func set(_ address: String, of subject: PictureSubject) {
        addresses[subject] = PictureAddress(address)
    }

    /// From now on nothing comes; nil for the picture again.
    package func fail(_ error: (any Error)?) {
        failure = error
    }

    /// From now on nothing comes before `release`.
    package func hold() {
        isHeld = true
    }

    /// Lets come what was held.
    package func release() {
        isHeld = false
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    /// What comes for a size.
    package func picture(of size: PictureSize) -> Picture? {
        Picture(
            size: size,
            pixels: (0..<size.width * size.height).flatMap { pixel -> [UInt8] in
                let (x, y) = (pixel % size.width, pixel / size.width)
                return [UInt8(x * 255 / size.width), UInt8(y * 255 / size.height), 120]
            })
    }

    /// What was set.
    package func address(of subject: PictureSubject) async throws -> PictureAddress? { addresses[subject] }

    /// Sets them.
    package func keep(_ addresses: [PictureSubject: PictureAddress?]) async throws {
        for (subject, address) in addresses { self.addresses[subject] = address }
    }

    /// One whose colours run over it.
    package func picture(at address: PictureAddress, fitting size: PictureSize) async throws -> Picture {
        asked.append(Question(address: address, size: size))
        if isHeld { await withCheckedContinuation { waiting.append($0) } }
        if let failure { throw failure }
        guard let picture = picture(of: size) else { throw PictureProblem.notAPicture }
        return picture
    }
}
