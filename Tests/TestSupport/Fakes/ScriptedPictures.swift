package import Domain

/// Scripted pictures and addresses; records requests.
package actor ScriptedPictures: PictureAddressRepository, PictureRepository {
    package struct Question: Equatable, Sendable {
        package let address: PictureAddress
        package let size: PictureSize

        package init(address: PictureAddress, size: PictureSize) {
            self.address = address
            self.size = size
        }
    }

    /// The requests, oldest first.
    package private(set) var asked: [Question] = []
    private var addresses: [PictureSubject: PictureAddress] = [:]
    private var failure: (any Error)?
    private var isHeld = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    package init() {}

    package func set(_ address: String, of subject: PictureSubject) {
        addresses[subject] = PictureAddress(address)
    }

    /// Makes requests fail with an error; nil ends that.
    package func fail(_ error: (any Error)?) {
        failure = error
    }

    /// Holds pictures until `release`.
    package func hold() {
        isHeld = true
    }

    /// Delivers the held pictures.
    package func release() {
        isHeld = false
        let waiting = waiting
        self.waiting = []
        for continuation in waiting { continuation.resume() }
    }

    /// The picture delivered for a size.
    package func picture(of size: PictureSize) -> Picture? {
        Picture(
            size: size,
            pixels: (0..<size.width * size.height).flatMap { pixel -> [UInt8] in
                let (x, y) = (pixel % size.width, pixel / size.width)
                return [UInt8(x * 255 / size.width), UInt8(y * 255 / size.height), 120]
            })
    }

    package func address(of subject: PictureSubject) async throws -> PictureAddress? { addresses[subject] }

    package func keep(_ addresses: [PictureSubject: PictureAddress?]) async throws {
        for (subject, address) in addresses { self.addresses[subject] = address }
    }

    /// Returns a picture with a gradient of colours.
    package func picture(at address: PictureAddress, fitting size: PictureSize) async throws -> Picture {
        asked.append(Question(address: address, size: size))
        if isHeld { await withCheckedContinuation { waiting.append($0) } }
        if let failure { throw failure }
        guard let picture = picture(of: size) else { throw PictureProblem.notAPicture }
        return picture
    }
}
