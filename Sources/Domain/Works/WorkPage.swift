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

    package var reference: WorkReference {
        WorkReference(id: work.id, title: work.title, kind: work.kind, year: work.year)
    }
}
