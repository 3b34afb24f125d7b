/// What one row of another program's diary says: that a work was watched, or that somebody wishes to watch it.
package struct DiaryRecord: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case watched
        case wished
    }

    package var work: WorkClue
    package var kind: Kind
    /// The day of the watching; nil if the file does not say.
    package var watchedOn: LocalDay?
    /// The day on which it was marked or rated; nil if the file does not say.
    package var notedOn: LocalDay?
    /// Nil for none.
    package var rating: Rating?
    /// What was written about it; nil for nothing.
    package var note: String?
    /// The address by which its program tells works of one title apart; nil if it gives none.
    package var link: String?

    package init(
        work: WorkClue, kind: Kind, watchedOn: LocalDay? = nil, notedOn: LocalDay? = nil, rating: Rating? = nil,
        note: String? = nil, link: String? = nil
    ) {
        self.work = work
        self.kind = kind
        self.watchedOn = watchedOn
        self.notedOn = notedOn
        self.rating = rating
        self.note = note
        self.link = link
    }
}
