/// Combines the records of one work into log entries, each watching once even if several files have it. Records of one
/// day in different files are one watching; two rows of one file are two, unless they have the same address. A mark or
/// rating without a day belongs to the existing watchings, and is its own watching only if there is none.
struct DiaryViewings {
    struct Viewing {
        var day: LocalDay?
        /// The year or month, if no file gives more.
        var partial: WatchedDate?
        /// Whether `day` is the day of the watching, not of the mark.
        let isDated: Bool
        var rating: Rating?
        var note: String?
        var isRewatch: Bool
        var tags: [String]
        fileprivate var files: Set<String> = []
        fileprivate var entry: String?

        fileprivate init(_ entry: DiaryEntry, day: LocalDay?, isDated: Bool) {
            let record = entry.record
            self.day = day
            self.isDated = isDated
            partial = day == nil ? record.watchedIn : nil
            rating = record.rating
            note = record.note
            isRewatch = record.isRewatch
            tags = record.tags
            files = [entry.file]
            self.entry = record.entry
        }
    }

    private(set) var viewings: [Viewing] = []
    private(set) var isWished = false
    private(set) var wishedOn: LocalDay?
    private(set) var isLiked = false
    private(set) var likedOn: LocalDay?
    private(set) var places: [WorkListPlace] = []
    /// The sections of rows that belong to another row of their file, one element for each such row.
    private(set) var repeats: [String] = []

    /// - Parameter bulk: days with so many marks that they do not tell when a work was watched.
    init(_ records: [DiaryEntry], bulk: Set<LocalDay> = []) {
        self.bulk = bulk
        let dated = records.filter { $0.record.kind == .watched && $0.record.watchedOn != nil }
        for entry in dated { addDated(entry) }
        var seen = Set(dated.map(Row.init))
        for entry in records where entry.record.watchedOn == nil && !seen.insert(Row(entry)).inserted {
            switch entry.record.kind {
            case .watched: repeats.append(DiaryOutcome.watched)
            case .wished: repeats.append(DiaryOutcome.wishes)
            case .liked: repeats.append(DiaryOutcome.likes)
            case .listed: break
            }
        }
        for entry in records where entry.record.kind == .watched && entry.record.watchedOn == nil { addMark(entry) }
        for entry in records where entry.record.kind == .wished {
            isWished = true
            wishedOn = Self.earlier(wishedOn, entry.record.notedOn)
        }
        for entry in records {
            if case .listed(let place) = entry.record.kind { places.append(place) }
        }
        for entry in records where entry.record.kind == .liked {
            isLiked = true
            likedOn = Self.earlier(likedOn, entry.record.notedOn)
        }
        viewings.sort { ($0.day ?? .distant) < ($1.day ?? .distant) }
    }

    private let bulk: Set<LocalDay>

    /// What a file says of a work once.
    private struct Row: Hashable {
        let kind: DiaryRecord.Kind
        let file: String

        init(_ entry: DiaryEntry) {
            kind = entry.record.kind
            file = entry.file
        }
    }

    private mutating func addDated(_ entry: DiaryEntry) {
        let record = entry.record
        let ofDay = viewings.indices.filter { viewings[$0].day == record.watchedOn }
        let same = ofDay.first { record.entry != nil && viewings[$0].entry == record.entry }
        guard let place = same ?? ofDay.first(where: { !viewings[$0].files.contains(entry.file) }) else {
            return viewings.append(Viewing(entry, day: record.watchedOn, isDated: true))
        }
        merge(record, into: place)
        if !viewings[place].files.insert(entry.file).inserted { repeats.append(DiaryOutcome.watched) }
        viewings[place].entry = viewings[place].entry ?? record.entry
    }

    private mutating func addMark(_ entry: DiaryEntry) {
        let record = entry.record
        // A year or month of the watching takes precedence over the day of the mark.
        let day = record.watchedIn == nil ? record.notedOn.flatMap { bulk.contains($0) ? nil : $0 } : nil
        guard let last = viewings.indices.last else {
            return viewings.append(Viewing(entry, day: day, isDated: false))
        }
        guard viewings[last].isDated else {
            viewings[last].day = Self.earlier(viewings[last].day, day)
            viewings[last].partial = viewings[last].day == nil ? viewings[last].partial ?? record.watchedIn : nil
            return merge(record, into: last)
        }
        viewings[last].addTags(of: record)
        if record.rating != nil, viewings.allSatisfy({ $0.rating == nil }) { viewings[last].rating = record.rating }
        if let note = record.note, !viewings.contains(where: { $0.note == note }) {
            let free = viewings.lastIndex { $0.note == nil } ?? last
            viewings[free].note = [viewings[free].note, note].compactMap(\.self).joined(separator: "\n\n")
        }
    }

    private mutating func merge(_ record: DiaryRecord, into place: Int) {
        if viewings[place].rating == nil { viewings[place].rating = record.rating }
        if viewings[place].note == nil { viewings[place].note = record.note }
        viewings[place].isRewatch = viewings[place].isRewatch || record.isRewatch
        viewings[place].addTags(of: record)
    }

    private static func earlier(_ one: LocalDay?, _ other: LocalDay?) -> LocalDay? {
        guard let one, let other else { return one ?? other }
        return min(one, other)
    }
}

extension DiaryViewings.Viewing {
    fileprivate mutating func addTags(of record: DiaryRecord) {
        for tag in record.tags where !tags.contains(tag) { tags.append(tag) }
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
