/// The id of a work or a drink in another catalogue, written `anilist:1` or `imdb:tt0111161`.
package struct ExternalID: Hashable, Sendable, CustomStringConvertible {
    /// A provider's name, or one of the constants below.
    package let source: String
    package let value: String

    /// The Internet Movie Database: `tt0111161`.
    package static let imdb = "imdb"
    /// MyAnimeList: a number.
    package static let myAnimeList = "mal"

    /// Accepts any text; see `isWellFormed`.
    package init(_ source: String, _ value: String) {
        self.source = source
        self.value = value
    }

    package init(_ provider: OnlineProvider, _ number: Int) {
        self.init(provider.rawValue, String(number))
    }

    /// Parses `anilist:1`; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        self.init(parts[0].lowercased(), parts[1])
        guard isWellFormed else { return nil }
    }

    /// Whether both parts are lower-case letters, digits and inner hyphens.
    package var isWellFormed: Bool {
        Identifier<Self>(source).isWellFormed && Identifier<Self>(value).isWellFormed
    }

    package var provider: OnlineProvider? { OnlineProvider(rawValue: source) }

    /// `anilist:1`.
    package var description: String { "\(source):\(value)" }

    /// The id in this store: `anilist-1`.
    package var local: String { "\(source)-\(value)" }
}
