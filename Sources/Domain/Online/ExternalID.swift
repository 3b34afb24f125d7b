/// The id of a work or a drink in another catalogue, written `anilist:1` or `imdb:tt0111161`.
public struct ExternalID: Hashable, Sendable, CustomStringConvertible {
    /// Whose id it is: a provider's name, or one of those below.
    public let source: String
    /// The id itself.
    public let value: String

    /// The Internet Movie Database: `tt0111161`.
    public static let imdb = "imdb"
    /// MyAnimeList: a number.
    public static let myAnimeList = "mal"

    /// Accepts any text; see `isWellFormed`.
    public init(_ source: String, _ value: String) {
        self.source = source
        self.value = value
    }

    /// A provider's number.
    public init(_ provider: OnlineProvider, _ number: Int) {
        self.init(provider.rawValue, String(number))
    }

    /// Reads `anilist:1`; nil for what is none.
    public init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2 else { return nil }
        self.init(parts[0].lowercased(), parts[1])
        guard isWellFormed else { return nil }
    }

    /// Whether both parts are lower-case letters, digits and inner hyphens.
    public var isWellFormed: Bool {
        Identifier<Self>(source).isWellFormed && Identifier<Self>(value).isWellFormed
    }

    /// The provider it can be asked from; nil for the others.
    public var provider: OnlineProvider? { OnlineProvider(rawValue: source) }

    /// `anilist:1`.
    public var description: String { "\(source):\(value)" }

    /// The id under which it is kept here: `anilist-1`.
    public var local: String { "\(source)-\(value)" }
}
