/// Everything the page of a work shows, apart from its lists.
public struct WorkPage: Hashable, Sendable {
    /// The work.
    public let work: Work
    /// Whether it belongs to the reader, who may edit it.
    public let isOwn: Bool
    /// Whether it was removed from the catalogue.
    public let isGone: Bool
    /// In the work's order; a genre that the catalogue does not name keeps its id.
    public let genres: [Genre]
    /// How far the reader has dug it.
    public let progress: DigProgress
    /// The reader's marks.
    public let marks: WorkMarks
    /// Which types wished for, liked and disliked it.
    public let mood: WorkMood
    /// How often the reader has watched it.
    public let watchedCount: Int
    /// Which online catalogue told of it, and when; nil for a work that was not kept from one.
    public let source: KeptSource?
    /// The titles of works of this machine that became a part of it in the reader's community.
    public let parts: [LocalizedText]

    /// Memberwise.
    public init(
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
    public var reference: WorkReference {
        WorkReference(id: work.id, title: work.title, kind: work.kind, year: work.year)
    }
}
