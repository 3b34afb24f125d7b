/// Combines the records of one work into log entries, each watching once even if several files have it.
///
/// Records of one day in different files are one watching; two rows of one file are two. A mark or rating without a day
/// belongs to the existing watchings, and is its own watching only if there is none.
struct DiaryViewings {
    struct Viewing {
        /// Nil if no file gives a day.
        var day: LocalDay?
        /// Whether `day` is the day of the watching, not of the mark.
        let isDated: Bool
        var rating: Rating?
        var note: String?
        fileprivate var files: Set<String> = []
    }

    private(set) var viewings: [Viewing] = []
    private(set) var isWished = false
    private(set) var wishedOn: LocalDay?

    init(_ records: [DiaryEntry]) {
        for entry in records where entry.record.kind == .watched && entry.record.watchedOn != nil { addDated(entry) }
        for entry in records where entry.record.kind == .watched && entry.record.watchedOn == nil { addMark(entry) }
        for entry in records where entry.record.kind == .wished {
            isWished = true
            wishedOn = Self.earlier(wishedOn, entry.record.notedOn)
        }
        viewings.sort { ($0.day ?? .distant) < ($1.day ?? .distant) }
    }

    private mutating func addDated(_ entry: DiaryEntry) {
        let record = entry.record
        let place = viewings.firstIndex { $0.day == record.watchedOn && !$0.files.contains(entry.file) }
        guard let place else {
            return viewings.append(
                Viewing(
                    day: record.watchedOn, isDated: true, rating: record.rating, note: record.note,
                    files: [entry.file]))
        }
        merge(record, into: place)
        viewings[place].files.insert(entry.file)
    }

    private mutating func addMark(_ entry: DiaryEntry) {
        let record = entry.record
        guard let last = viewings.indices.last else {
            return viewings.append(
                Viewing(
                    day: record.notedOn, isDated: false, rating: record.rating, note: record.note, files: [entry.file])
            )
        }
        guard viewings[last].isDated else {
            viewings[last].day = Self.earlier(viewings[last].day, record.notedOn)
            return merge(record, into: last)
        }
        if record.rating != nil, viewings.allSatisfy({ $0.rating == nil }) { viewings[last].rating = record.rating }
        if let note = record.note, !viewings.contains(where: { $0.note == note }) {
            let free = viewings.lastIndex { $0.note == nil } ?? last
            viewings[free].note = [viewings[free].note, note].compactMap(\.self).joined(separator: " / ")
        }
    }

    private mutating func merge(_ record: DiaryRecord, into place: Int) {
        if viewings[place].rating == nil { viewings[place].rating = record.rating }
        if viewings[place].note == nil { viewings[place].note = record.note }
    }

    private static func earlier(_ one: LocalDay?, _ other: LocalDay?) -> LocalDay? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }
}

struct DiaryEntry {
    let record: DiaryRecord
    /// Unique for each file of each source.
    let file: String
}

extension LocalDay {
    /// Later than every day of a diary.
    fileprivate static let distant = LocalDay(daysSince1970: 2_932_896)
}
