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
