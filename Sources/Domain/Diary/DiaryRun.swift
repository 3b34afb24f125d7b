/// Collects the records of all files of an import first, since several may describe the same watching.
struct DiaryRun {
    private struct Group {
        var clue: WorkClue
        var entries: [DiaryEntry] = []
        var links: [String: Set<String>] = [:]

        /// Whether one file lists several works that only their addresses distinguish.
        var isSeveral: Bool { links.values.contains { $0.count > 1 } }
    }

    /// 1 January 1878; no film is older.
    private static let firstDay = LocalDay(daysSince1970: -33_602)
    private static let stride = 64
    /// The most works marked on one day for the marks to count as days of watching; more were marked from memory.
    private static let mostMarksOfDay = 3

    private let request: ImportRequest
    private let time: any LocalTime
    private let now: Int64
    private let today: LocalDay
    private var groups: [Group] = []
    private var places: [String: Int] = [:]

    init(_ request: ImportRequest, time: any LocalTime, now: Int64) {
        self.request = request
        self.time = time
        self.now = now
        today = time.day(of: now)
    }

    var isEmpty: Bool { groups.isEmpty }

    mutating func add(_ record: DiaryRecord, _ place: ImportPlace, source: Int) throws(ImportRefusal) {
        for (field, day) in [("watched", record.watchedOn), ("noted", record.notedOn)] {
            guard let day else { continue }
            if day > today { throw ImportRefusal(RecordRemark(.notYet, ["\(day.text)"], field: field)) }
            if day < Self.firstDay { throw ImportRefusal(RecordRemark(.beforeFilm, ["\(day.text)"], field: field)) }
        }
        let key = record.work.key
        let index = places[key] ?? groups.count
        if index == groups.count {
            groups.append(Group(clue: record.work))
            places[key] = index
        }
        let file = "\(source)/\(place.file)"
        groups[index].entries.append(DiaryEntry(record: record, file: file))
        if record.watchedOn == nil, let link = record.link { groups[index].links[file, default: []].insert(link) }
        for title in record.work.otherTitles where !groups[index].clue.otherTitles.contains(title) {
            groups[index].clue.otherTitles.append(title)
        }
        for id in record.work.ids where !groups[index].clue.ids.contains(id) { groups[index].clue.ids.append(id) }
    }

    func finish(
        into session: any ImportSession, report: inout ImportReport, progress: (TransferProgress) -> Void
    ) throws {
        guard !isEmpty else { return }
        var works = try works(session, &report)
        var writer = DiaryWriter(
            time: time, now: now, policy: request.policy, watchings: try session.watchings(),
            wished: try session.wishedWorks())
        works.sort { $0.id < $1.id }
        let bulk = bulkDays(of: works.map(\.entries))
        for (count, work) in works.enumerated() {
            if count.isMultiple(of: Self.stride) {
                try session.checkCancellation()
                progress(TransferProgress(done: count, total: works.count, records: count))
            }
            try writer.write(DiaryViewings(work.entries, bulk: bulk), of: work.id, into: session, report: &report)
        }
        writer.finish(&report)
    }

    /// The days with more works marked as watched than anyone watches in a day.
    private func bulkDays(of works: [[DiaryEntry]]) -> Set<LocalDay> {
        var counts: [LocalDay: Int] = [:]
        for entries in works where !entries.contains(where: { $0.record.watchedOn != nil }) {
            let marks = entries.filter { $0.record.kind == .watched }.compactMap(\.record.notedOn)
            for day in Set(marks) { counts[day, default: 0] += 1 }
        }
        return Set(counts.filter { $0.value > Self.mostMarksOfDay }.keys)
    }

    private func works(
        _ session: any ImportSession, _ report: inout ImportReport
    ) throws -> [(id: Identifier<Work>, entries: [DiaryEntry])] {
        var matcher = WorkMatcher(try session.knownWorks())
        var found: [Identifier<Work>: [DiaryEntry]] = [:]
        var outcome = DiaryOutcome()
        let matches = groups.map { $0.isSeveral ? Self.several(matcher.match($0.clue)) : matcher.match($0.clue) }
        let exact = exactWorks(matches)
        for (group, match) in zip(groups, matches) {
            switch match {
            case .sure(let work) where work.year == group.clue.year ?? work.year || !exact.contains(work.id):
                outcome.matched += 1
                try session.link(group.clue.ids, to: work.id)
                found[work.id, default: []] += group.entries
            case .sure(let work):
                try decide(group, .otherYear, [work], &matcher, session, &found, &outcome, &report)
            case .unsure(let reason, let candidates):
                try decide(group, reason, candidates, &matcher, session, &found, &outcome, &report)
            }
        }
        report.set(outcome)
        return found.map { ($0.key, $0.value) }
    }

    /// Works that another entry names with their exact year; an entry with a near year then means another film.
    private func exactWorks(_ matches: [WorkMatcher.Match]) -> Set<Identifier<Work>> {
        var exact: Set<Identifier<Work>> = []
        for (group, match) in zip(groups, matches) {
            if case .sure(let work) = match, group.clue.year == work.year { exact.insert(work.id) }
        }
        return exact
    }

    private static func several(_ match: WorkMatcher.Match) -> WorkMatcher.Match {
        switch match {
        case .sure(let work): .unsure(.severalInFile, [work])
        case .unsure(_, let candidates): .unsure(.severalInFile, candidates)
        }
    }

    private func decide(
        _ group: Group, _ reason: UnsureWork.Reason, _ candidates: [WorkReference], _ matcher: inout WorkMatcher,
        _ session: any ImportSession, _ found: inout [Identifier<Work>: [DiaryEntry]], _ outcome: inout DiaryOutcome,
        _ report: inout ImportReport
    ) throws {
        let viewings = DiaryViewings(group.entries)
        let unsure = UnsureWork(
            clue: group.clue, reason: reason, candidates: candidates, watchings: viewings.viewings.count,
            isWished: viewings.isWished)
        let decision = request.works.decision(for: unsure)
        switch decision {
        case .work(let id):
            outcome.matched += 1
            try session.link(group.clue.ids, to: id)
            found[id, default: []] += group.entries
        case .create(let year):
            do {
                let id = try create(group.clue, year: year, &matcher, session, &outcome)
                try session.link(group.clue.ids, to: id)
                found[id, default: []] += group.entries
            } catch let refusal as ImportRefusal {
                let place = ImportPlace(file: "-", record: group.clue.title)
                report.fail(ImportFailure(place: place, kind: .work, remark: refusal.remark))
            }
        case .leaveOut, nil:
            if decision == nil { outcome.unsure.append(unsure) }
            for section in viewings.repeats { report.count(.skipped, in: section) }
            for _ in viewings.viewings { report.count(.skipped, in: DiaryOutcome.watched) }
            if viewings.isWished { report.count(.skipped, in: DiaryOutcome.wishes) }
            if viewings.isLiked { report.count(.skipped, in: DiaryOutcome.likes) }
            for _ in viewings.places { report.count(.skipped, in: DiaryOutcome.lists) }
        }
    }

    /// Creates a work of the member's own, or returns the one that this import created before.
    private func create(
        _ clue: WorkClue, year: Int, _ matcher: inout WorkMatcher, _ session: any ImportSession,
        _ outcome: inout DiaryOutcome
    ) throws -> Identifier<Work> {
        var clue = clue
        clue.year = year == Work.unknownYear ? nil : year
        if case .sure(let work) = matcher.match(clue), outcome.created.contains(work) { return work.id }
        let title = LocalizedText(both: clue.title)
        let work = Work(
            id: "", title: title, otherTitles: clue.otherTitles, kind: clue.kind ?? .film, year: year)
        let id = try session.add(work)
        let reference = WorkReference(id: id, title: title, kind: work.kind, year: year)
        matcher.add(KnownWork(work: reference, otherTitles: work.otherTitles, ids: clue.ids))
        outcome.created.append(reference)
        return id
    }
}
