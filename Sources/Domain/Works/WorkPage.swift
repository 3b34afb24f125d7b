/// Everything a work's page shows beside its lists.
public struct WorkPage: Hashable, Sendable {
    /// The work.
    public let work: Work
    /// Whether it is the reader's own, so that it may be changed.
    public let isOwn: Bool
    /// Whether the catalogue no longer has it.
    public let isGone: Bool
    /// The names of its genres, in its order; one the catalogue has no word for keeps its id.
    public let genres: [Genre]
    /// How far the reader has dug it.
    public let progress: DigProgress
    /// The reader's marks.
    public let marks: WorkMarks
    /// Which types wished, liked and disliked it.
    public let mood: WorkMood
    /// How often the reader has watched it.
    public let watchedCount: Int

    /// Memberwise.
    public init(
        work: Work, isOwn: Bool, isGone: Bool, genres: [Genre], progress: DigProgress, marks: WorkMarks,
        mood: WorkMood, watchedCount: Int
    ) {
        self.work = work
        self.isOwn = isOwn
        self.isGone = isGone
        self.genres = genres
        self.progress = progress
        self.marks = marks
        self.mood = mood
        self.watchedCount = watchedCount
    }

    /// The work as lists name it.
    public var reference: WorkReference {
        WorkReference(id: work.id, title: work.title, kind: work.kind, year: work.year)
    }
}
