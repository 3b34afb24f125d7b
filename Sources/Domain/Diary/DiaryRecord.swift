/// One row of another program's diary: a work was watched, or is wished for.
package struct DiaryRecord: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case watched
        case wished
    }

    package var work: WorkClue
    package var kind: Kind
    /// The day of the watching; nil if the file has none.
    package var watchedOn: LocalDay?
    /// The day of the mark or rating; nil if the file has none.
    package var notedOn: LocalDay?
    package var rating: Rating?
    package var note: String?
    /// The address by which the other program distinguishes works of one title; nil if it has none.
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
