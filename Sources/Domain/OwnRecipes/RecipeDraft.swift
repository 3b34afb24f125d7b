/// A recipe being edited. Keeps every field as typed, so that invalid input is not lost.
package struct RecipeDraft: Hashable, Sendable, Codable {
    package static let longestName = 80
    /// The longest description, and the longest text of all steps, in characters.
    package static let longestText = 4_000

    /// Counts for both languages if the other name is empty.
    package var nameEnglish = ""
    package var nameKorean = ""
    package var summaryEnglish = ""
    package var summaryKorean = ""
    package var lines: [RecipeDraftLine] = []
    /// One step per line.
    package var stepsEnglish = ""
    package var stepsKorean = ""
    package var techniques: [String] = ["build"]
    package var glass = "rocks"
    package var serving = ServingStyle.rocks.rawValue
    package var garnishEnglish = ""
    package var garnishKorean = ""
    package var tags: [String] = []
    package var source = ""
    package var variantOf: String?
    /// This property and the next four are not in the form but are preserved when editing.
    package var aliases: [String] = []
    package var year: Int?
    package var creator: String?
    package var tools: [String] = []
    package var color: String?
    /// The strength stated by a file; applies only to the lines of that file. Not in the form.
    package var stated: StatedStrength?
    /// Creation time according to the file, in seconds since 1970 UTC.
    package var createdAt: Int64?

    package struct StatedStrength: Hashable, Sendable, Codable {
        /// Per cent alcohol by volume.
        package var strength: Double
        package var lines: [RecipeDraftLine]
    }

    package init() {}

    package var text: String { DraftText.encode(self) }

    package init?(text: String) {
        guard let draft = DraftText.decode(RecipeDraft.self, from: text) else { return nil }
        self = draft
    }
}
