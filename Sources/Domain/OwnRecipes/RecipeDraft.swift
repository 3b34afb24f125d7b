/// A recipe being edited: every field as typed, so that invalid input is not lost.
package struct RecipeDraft: Hashable, Sendable, Codable {
    /// The longest name, in characters.
    package static let longestName = 80
    /// The longest description, and the longest text of all steps, in characters.
    package static let longestText = 4_000

    /// If only one language has a name, it counts for both.
    package var nameEnglish = ""
    package var nameKorean = ""
    /// A sentence or two about it.
    package var summaryEnglish = ""
    /// The same in Korean.
    package var summaryKorean = ""
    /// What goes in.
    package var lines: [RecipeDraftLine] = []
    /// One step a line.
    package var stepsEnglish = ""
    /// One step a line.
    package var stepsKorean = ""
    /// The codes of the techniques, in order.
    package var techniques: [String] = ["build"]
    package var glass = "rocks"
    /// The code of the serving style.
    package var serving = ServingStyle.rocks.rawValue
    package var garnishEnglish = ""
    /// The same in Korean.
    package var garnishKorean = ""
    package var tags: [String] = []
    /// Where it comes from.
    package var source = ""
    /// The drink it is a variant of.
    package var variantOf: String?
    /// Not in the form; preserved when editing.
    package var aliases: [String] = []
    /// Not in the form; preserved when editing.
    package var year: Int?
    /// Not in the form; preserved when editing.
    package var creator: String?
    /// Not in the form; preserved when editing.
    package var tools: [String] = []
    /// Not in the form; preserved when editing.
    package var color: String?
    /// Not in the form: the strength that the file said it came from, which holds for the lines it had then.
    package var stated: StatedStrength?
    /// When a file says it was first written, in seconds since 1970 UTC.
    package var createdAt: Int64?

    /// What a file said about a recipe's strength.
    package struct StatedStrength: Hashable, Sendable, Codable {
        /// Per cent alcohol by volume.
        package var strength: Double
        /// The lines it was said of.
        package var lines: [RecipeDraftLine]
    }

    /// An empty draft.
    package init() {}

    /// The draft encoded for storage.
    package var text: String { DraftText.encode(self) }

    /// Decodes a stored draft; nil if it is invalid.
    package init?(text: String) {
        guard let draft = DraftText.decode(RecipeDraft.self, from: text) else { return nil }
        self = draft
    }
}
