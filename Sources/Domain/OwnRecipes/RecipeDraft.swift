internal import Foundation

/// A recipe while it is written: every field as it was typed, so that nothing is lost before it is right.
public struct RecipeDraft: Hashable, Sendable, Codable {
    /// The most characters of a name.
    public static let longestName = 80
    /// The most characters of a description, of all steps together.
    public static let longestText = 4_000

    /// Its name; where only one language has it, that counts for both.
    public var nameEnglish = ""
    /// Its Korean name.
    public var nameKorean = ""
    /// A sentence or two about it.
    public var summaryEnglish = ""
    /// The same in Korean.
    public var summaryKorean = ""
    /// What goes in.
    public var lines: [RecipeDraftLine] = []
    /// What to do, a step a line.
    public var stepsEnglish = ""
    /// The same in Korean.
    public var stepsKorean = ""
    /// The ways of mixing, in order, by their codes.
    public var techniques: [String] = ["build"]
    /// The glass.
    public var glass = "rocks"
    /// How it is served, by its code.
    public var serving = ServingStyle.rocks.rawValue
    /// The garnish.
    public var garnishEnglish = ""
    /// The same in Korean.
    public var garnishKorean = ""
    /// The words it is grouped by.
    public var tags: [String] = []
    /// Where it comes from.
    public var source = ""
    /// The drink it is a variant of.
    public var variantOf: String?
    /// Other names; the form does not show them, a change keeps them.
    public var aliases: [String] = []
    /// When it was first made; kept as it is.
    public var year: Int?
    /// Who made it first; kept as it is.
    public var creator: String?
    /// What it takes to make it; kept as it is.
    public var tools: [String] = []
    /// Its colour; kept as it is.
    public var color: String?

    /// Makes an empty draft.
    public init() {}

    /// A draft as it is stored.
    public var text: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// Reads a stored draft; nil where it is none.
    public init?(text: String) {
        guard let draft = try? JSONDecoder().decode(RecipeDraft.self, from: Data(text.utf8)) else { return nil }
        self = draft
    }
}
