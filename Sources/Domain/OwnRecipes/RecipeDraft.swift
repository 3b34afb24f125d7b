/// A recipe being edited: every field as typed, so that invalid input is not lost.
public struct RecipeDraft: Hashable, Sendable, Codable {
    /// The longest name, in characters.
    public static let longestName = 80
    /// The longest description, and the longest text of all steps, in characters.
    public static let longestText = 4_000

    /// If only one language has a name, it counts for both.
    public var nameEnglish = ""
    /// Its Korean name.
    public var nameKorean = ""
    /// A sentence or two about it.
    public var summaryEnglish = ""
    /// The same in Korean.
    public var summaryKorean = ""
    /// What goes in.
    public var lines: [RecipeDraftLine] = []
    /// One step a line.
    public var stepsEnglish = ""
    /// One step a line.
    public var stepsKorean = ""
    /// The codes of the techniques, in order.
    public var techniques: [String] = ["build"]
    /// The glass.
    public var glass = "rocks"
    /// The code of the serving style.
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
    /// Not in the form; preserved when editing.
    public var aliases: [String] = []
    /// Not in the form; preserved when editing.
    public var year: Int?
    /// Not in the form; preserved when editing.
    public var creator: String?
    /// Not in the form; preserved when editing.
    public var tools: [String] = []
    /// Not in the form; preserved when editing.
    public var color: String?
    /// Not in the form: the strength that the file said it came from, which holds for the lines it had then.
    public var stated: StatedStrength?
    /// When a file says it was first written, in seconds since 1970 UTC.
    public var createdAt: Int64?

    /// What a file said about a recipe's strength.
    public struct StatedStrength: Hashable, Sendable, Codable {
        /// Per cent alcohol by volume.
        public var strength: Double
        /// The lines it was said of.
        public var lines: [RecipeDraftLine]
    }

    /// An empty draft.
    public init() {}

    /// The draft encoded for storage.
    public var text: String { DraftText.encode(self) }

    /// Decodes a stored draft; nil if it is invalid.
    public init?(text: String) {
        guard let draft = DraftText.decode(RecipeDraft.self, from: text) else { return nil }
        self = draft
    }
}
