struct DiaryWriter {
    /// The local hour of a watching for which only the day is known.
    private static let hour = 12

    private let time: any LocalTime
    private let now: Int64
    private let policy: DuplicatePolicy
    private var watchings: [Identifier<Work>: [KnownWatching]] = [:]
    private var wished: Set<Identifier<Work>>
    private var withoutDay = 0
    private var fulfilled = 0

    init(
        time: any LocalTime, now: Int64, policy: DuplicatePolicy, watchings: [KnownWatching],
        wished: Set<Identifier<Work>>
    ) {
        self.time = time
        self.now = now
        self.policy = policy
        self.wished = wished
        for known in watchings { self.watchings[known.watching.work, default: []].append(known) }
    }

    /// Writes the watchings and the wish of one work. A watching with a day already exists if the log has one of that
    /// day; one without a day, if the log has any.
    mutating func write(
        _ diary: DiaryViewings, of work: Identifier<Work>, into session: any ImportSession, report: inout ImportReport
    ) throws {
        var present = watchings[work] ?? []
        let wasWatched = !present.isEmpty
        var isNew = false
        for viewing in diary.viewings {
            let twin = viewing.isDated ? present.firstIndex { day(of: $0) == viewing.day } : present.indices.last
            if let twin {
                let outcome = try update(present.remove(at: twin), viewing, session)
                report.count(outcome, in: DiaryOutcome.watched)
            } else if !viewing.isDated, wasWatched {
                report.count(.skipped, in: DiaryOutcome.watched)
            } else {
                if viewing.day == nil, viewing.partial == nil { withoutDay += 1 }
                try session.put(
                    Watching(
                        work: work, watchedAt: date(of: viewing).stored, rating: viewing.rating, note: viewing.note,
                        isRewatch: viewing.isRewatch, tags: viewing.tags), as: nil)
                isNew = true
                report.count(.imported, in: DiaryOutcome.watched)
            }
        }
        if diary.isLiked {
            let isNew = try session.like(work, at: moment(diary.likedOn))
            report.count(isNew ? .imported : .skipped, in: DiaryOutcome.likes)
        }
        for section in diary.repeats { report.count(.skipped, in: section) }
        for place in diary.places {
            report.count(try session.put(work, in: place) ? .imported : .skipped, in: DiaryOutcome.lists)
        }
        // A wish in the same files is for watching the work again.
        if isNew, !diary.isWished, wished.remove(work) != nil {
            try session.unwish(work)
            fulfilled += 1
        }
        guard diary.isWished else { return }
        if wished.insert(work).inserted {
            try session.wish(work, at: moment(diary.wishedOn))
            report.count(.imported, in: DiaryOutcome.wishes)
        } else {
            report.count(.skipped, in: DiaryOutcome.wishes)
        }
    }

    func finish(_ report: inout ImportReport) {
        report.set(withoutDay: withoutDay, fulfilled: fulfilled)
    }

    /// Replaces existing values with those of the file; values missing in the file stay.
    private func update(
        _ known: KnownWatching, _ viewing: DiaryViewings.Viewing, _ session: any ImportSession
    ) throws -> ImportTally.Outcome {
        guard policy == .overwrite else { return .skipped }
        var watching = known.watching
        watching.rating = viewing.rating ?? watching.rating
        watching.note = viewing.note ?? watching.note
        watching.isRewatch = watching.isRewatch || viewing.isRewatch
        if !viewing.tags.isEmpty { watching.tags = viewing.tags }
        guard watching != known.watching else { return .skipped }
        try session.put(watching, as: known.id)
        return .updated
    }

    private func day(of known: KnownWatching) -> LocalDay? {
        guard case .moment(let moment) = known.watching.date else { return nil }
        return time.day(of: moment)
    }

    private func date(of viewing: DiaryViewings.Viewing) -> WatchedDate {
        guard let day = viewing.day else { return viewing.partial ?? .unknown }
        return .moment(moment(day))
    }

    private func moment(_ day: LocalDay?) -> Int64 {
        day.map { min(time.moment(of: $0, hour: Self.hour), now) } ?? now
    }
}
