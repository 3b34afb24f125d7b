/// Why there is no picture.
package enum PictureProblem: Error, Hashable, Sendable {
    /// It is neither PNG nor JPEG.
    case notAPicture
    /// It moves.
    case animated
    /// Its end is missing.
    case cutOff
    /// It has more pixels than are decoded.
    case tooLarge(PictureSize)
    /// It says something that makes no sense.
    case damaged(reason: String)
    /// The library that decodes it is not installed.
    case noLibrary(name: String)
    /// Its address is none that can be asked.
    case invalidAddress
}

extension PictureProblem: CustomStringConvertible {
    /// What happened, for a log.
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
