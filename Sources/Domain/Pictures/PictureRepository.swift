package import Foundation

/// The https address of a picture.
package struct PictureAddress: Hashable, Sendable {
    package let text: String

    package init(_ text: String) { self.text = text }
}

package protocol PictureRepository: Sendable {
    /// Fetches a picture, scaled to fit a size. Throws `PictureProblem`, a network error, or `CancellationError`.
    func picture(at address: PictureAddress, fitting size: PictureSize) async throws -> Picture
}

package protocol PictureDecoder: Sendable {
    /// Decodes PNG or JPEG data, scaled to fit a size.
    func picture(from file: Data, fitting size: PictureSize) throws(PictureProblem) -> Picture
}

package enum PictureSubject: Hashable, Sendable {
    case work(Identifier<Work>)
    case drink(Identifier<Drink>)
}

/// The addresses of pictures of works and drinks, as their providers stated them.
package protocol PictureAddressRepository: Sendable {
    func address(of subject: PictureSubject) async throws -> PictureAddress?
    /// Stores the addresses; nil forgets one.
    func keep(_ addresses: [PictureSubject: PictureAddress?]) async throws
}

package enum PictureProblem: Error, Hashable, Sendable {
    /// Neither PNG nor JPEG.
    case notAPicture
    case animated
    case cutOff
    case tooLarge(PictureSize)
    case damaged(reason: String)
    case noLibrary(name: String)
    case invalidAddress
}

extension PictureProblem: CustomStringConvertible {
    package var description: String {
        switch self {
        case .notAPicture: "neither PNG nor JPEG"
        case .animated: "an animated picture"
        case .cutOff: "the end of the picture is missing"
        case .tooLarge(let size): "a picture of \(size.width) x \(size.height) pixels"
        case .damaged(let reason): "a damaged picture: \(reason)"
        case .noLibrary(let name): "\(name) is not installed"
        case .invalidAddress: "the address of a picture cannot be asked"
        }
    }
}
