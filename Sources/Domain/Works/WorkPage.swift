/// Everything the page of a work shows, apart from its lists.
package struct WorkPage: Hashable, Sendable {
    package let work: Work
    /// Whether it belongs to the reader, who may edit it.
    package let isOwn: Bool
    /// Whether it was removed from the catalogue.
    package let isGone: Bool
    /// In the work's order; a genre that the catalogue does not name keeps its id.
    package let genres: [Genre]
    /// How far the reader has dug it.
    package let progress: DigProgress
    /// The reader's marks.
    package let marks: WorkMarks
    /// Which types wished for, liked and disliked it.
    package let mood: WorkMood
    /// How often the reader has watched it.
    package let watchedCount: Int
    /// Which online catalogue told of it, and when; nil for a work that was not kept from one.
    package let source: KeptSource?
    /// The titles of works of this machine that became a part of it in the reader's community.
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

    /// The work as lists show it.
    package var reference: WorkReference {
        WorkReference(id: work.id, title: work.title, kind: work.kind, year: work.year)
    }
}
