package enum AssetError: Error, Sendable, CustomStringConvertible {
    /// The folder is in none of the possible places.
    case notFound(places: [String])
    case unreadable(file: String)

    package var description: String {
        switch self {
        case .notFound(let places):
            "the folder with strings and recipes is in none of \(places.joined(separator: ", ")): "
                + "set DIMO_ASSETS to it or install again"
        case .unreadable(let file):
            "\(file) cannot be read: check its permissions or install again"
        }
    }
}
