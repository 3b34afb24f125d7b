/// One row of another program's diary: a work was watched, or is wished for.
package struct DiaryRecord: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case watched
        case wished
        case liked
        case listed(WorkListPlace)
    }

    package var work: WorkClue
    package var kind: Kind
    /// The day of the watching; nil if the file has none.
    package var watchedOn: LocalDay?
    /// The year or month of the watching, if that is all the file has.
    package var watchedIn: WatchedDate?
    /// The day of the mark or rating; nil if the file has none.
    package var notedOn: LocalDay?
    package var rating: Rating?
    package var note: String?
    /// The address by which the other program distinguishes works of one title; nil if it has none.
    package var link: String?
    /// The address of the watching; nil if it has none. Rows of one day with the same address are one watching.
    package var entry: String?
    package var isRewatch: Bool
    package var tags: [String]

    package init(
        work: WorkClue, kind: Kind, watchedOn: LocalDay? = nil, watchedIn: WatchedDate? = nil,
        notedOn: LocalDay? = nil, rating: Rating? = nil, note: String? = nil, link: String? = nil,
        entry: String? = nil, isRewatch: Bool = false, tags: [String] = []
    ) {
        self.work = work
        self.kind = kind
        self.watchedOn = watchedOn
        self.watchedIn = watchedIn
        self.notedOn = notedOn
        self.rating = rating
        self.note = note
        self.link = link
        self.entry = entry
        self.isRewatch = isRewatch
        self.tags = tags
    }
}

package struct DiaryOutcome: Hashable, Sendable {
    package static let watched = "watched"
    package static let wishes = "wishes"
    package static let likes = "thumbs"
    package static let lists = "lists"

    /// The number of works identified with certainty or by a decision.
    package var matched = 0
    package var created: [WorkReference] = []
    package var unsure: [UnsureWork] = []
    /// Watchings imported without a day, month or year.
    package var withoutDay = 0
    /// Wishes taken away because the work was watched.
    package var fulfilled = 0
}

package struct KnownWork: Hashable, Sendable {
    package let work: WorkReference
    package let otherTitles: [String]
    /// Ids of online catalogues, such as `tmdb:603`.
    package let ids: [String]
    /// The IDs that the bundled files give, which `WorkClue.contradicts` may overrule.
    package let bundledIDs: [String]
    /// Whether only a title and a year are known, as after a diary import, so that the kind is a guess.
    package let isBare: Bool
    /// Breaks ties between equally near works: the lowest rank wins.
    package let rank: Int

    package init(
        work: WorkReference, otherTitles: [String] = [], ids: [String] = [], bundledIDs: [String] = [],
        isBare: Bool = false, rank: Int = 0
    ) {
        self.work = work
        self.otherTitles = otherTitles
        self.ids = ids
        self.bundledIDs = bundledIDs
        self.isBare = isBare
        self.rank = rank
    }

    package init(_ work: Work) {
        self.init(
            work: work.reference, otherTitles: [work.originalTitle].compactMap(\.self) + work.otherTitles)
    }

    /// All titles, folded; Korean ones in Latin letters, too, as IMDb has them.
    var foldedTitles: Set<String> {
        let folded = ([work.title.english, work.title.korean] + otherTitles).map(WorkClue.folded)
            .filter { !$0.isEmpty }
        return Set(folded + folded.filter(Romanization.isNeeded).map(Romanization.text))
    }
}
