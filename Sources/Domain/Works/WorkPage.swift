package struct WorkPage: Hashable, Sendable {
    package let work: Work
    package let isOwn: Bool
    package let isGone: Bool
    /// In the work's order; a genre without a name in the catalogue keeps its id.
    package let genres: [Genre]
    package let progress: DigProgress
    package let marks: WorkMarks
    package let mood: WorkMood
    package let watchedCount: Int
    /// The online catalogue that provided the work, and when; nil for a work from elsewhere.
    package let source: KeptSource?
    /// The titles of local works that became part of it in the viewer's community.
    package let parts: [LocalizedText]

    package init(
        work: Work, isOwn: Bool, isGone: Bool, genres: [Genre], progress: DigProgress, marks: WorkMarks,
        mood: WorkMood, watchedCount: Int, source: KeptSource? = nil, parts: [LocalizedText] = []
    ) {
        self.work = work
        self.isOwn = isOwn
        self.isGone = isGone
        self.genres = genres
        self.progress = progress
        self.marks = marks
        self.mood = mood
        self.watchedCount = watchedCount
        self.source = source
        self.parts = parts
    }

    package var reference: WorkReference { work.reference }

    /// Whether an online catalogue may fill it: bundled works are whole.
    package var canComplete: Bool { !isGone && (isOwn || source.map { $0.id.local == work.id.rawValue } == true) }
}

package struct WorkReference: Hashable, Sendable, Identifiable {
    package let id: Identifier<Work>
    package let title: LocalizedText
    package let kind: WorkKind
    package let year: Int

    package init(id: Identifier<Work>, title: LocalizedText, kind: WorkKind, year: Int) {
        self.id = id
        self.title = title
        self.kind = kind
        self.year = year
    }

    /// The title with its year, `Metropolis (1927)`; without one if the year is unknown.
    package func titled(_ language: Language) -> String {
        year == Work.unknownYear ? title[language] : "\(title[language]) (\(year))"
    }

    package var yearText: String { year == Work.unknownYear ? "" : String(year) }
}

package struct WorkSummary: Hashable, Sendable, Identifiable {
    package let work: WorkReference
    package let progress: DigProgress
    /// When the member wished for it, in a list of a member's wishes on this machine; seconds since 1970 UTC.
    package var wishedAt: Int64?

    package init(work: WorkReference, progress: DigProgress, wishedAt: Int64? = nil) {
        self.work = work
        self.progress = progress
        self.wishedAt = wishedAt
    }

    package var id: Identifier<Work> { work.id }
}

/// The number of a work's characters that a viewer has dug: "8 of 20".
package struct DigProgress: Hashable, Sendable {
    package let dug: Int
    package let all: Int

    package init(dug: Int, all: Int) {
        self.dug = dug
        self.all = all
    }

    package var isComplete: Bool { all > 0 && dug >= all }
}

package struct CastWork: Hashable, Sendable {
    package static let leads = 1...4
    /// The number of characters of a catalogue work.
    package static let castSize = 6...20

    package var work: Work
    /// In display order.
    package var cast: [WorkCharacter]
    /// The IDs of a bundled or added work in online catalogues.
    package var ids: [ExternalID]

    package init(work: Work, cast: [WorkCharacter], ids: [ExternalID] = []) {
        self.work = work
        self.cast = cast
        self.ids = ids
    }
}
