package import Domain
import Synchronization

/// Records what imports store; can refuse records by id.
package final class RecordingImportStore: ImportStore {
    /// The data stored by committed runs, and how runs ended.
    package struct Journal: Sendable {
        package var records: [OwnRecord] = []
        package var personal: [PersonalRecord] = []
        package var watchings: [Watching] = []
        package var wishes: [Identifier<Work>] = []
        /// The wishes that were removed.
        package var unwished: [Identifier<Work>] = []
        package var likes: [Identifier<Work>] = []
        package var places: [WorkListPlace] = []
        package var works: [Work] = []
        /// The works by their ids in other catalogues.
        package var links: [String: Identifier<Work>] = [:]
        package var pulled: [PulledRecipe] = []
        /// The numbers of committed and of abandoned runs.
        package var runs: (kept: Int, dropped: Int) = (0, 0)
    }

    private let state = Mutex(Journal())
    private let refused: Set<String>
    private let present: [String: String]
    private let names: ImportKnown
    private let knownList: [KnownWork]
    private let watched: [KnownWatching]
    private let wished: Set<Identifier<Work>>

    /// - Parameters:
    ///   - refused: ids that are refused.
    ///   - present: ids that are there already, with the ids they have.
    ///   - names: what is there.
    ///   - works: the works there are.
    ///   - watched: the member's log.
    ///   - wished: the member's wishes.
    package init(
        refused: Set<String> = [], present: [String: String] = [:], names: ImportKnown = ImportKnown(),
        works: [KnownWork] = [], watched: [KnownWatching] = [], wished: Set<Identifier<Work>> = []
    ) {
        knownList = works
        self.watched = watched
        self.wished = wished
        self.refused = refused
        self.present = present
        self.names = names
    }

    package var journal: Journal { state.withLock { $0 } }

    package func run(
        of profile: Identifier<Profile>, onDuplicate policy: DuplicatePolicy, isDryRun: Bool,
        _ body: @escaping @Sendable (any ImportSession) throws -> ImportReport
    ) async throws -> ImportReport {
        let session = Session(
            refused: refused, present: present, names: names, policy: policy, works: knownList, watched: watched,
            wished: wished)
        do {
            let report = try body(session)
            state.withLock { journal in
                if isDryRun {
                    journal.runs.dropped += 1
                } else {
                    journal.records += session.records
                    journal.personal += session.personal
                    journal.watchings += session.keptWatchings
                    journal.wishes += session.keptWishes
                    journal.unwished += session.unwished
                    journal.likes += session.likes
                    journal.places += session.places
                    journal.works += session.keptWorks
                    journal.links.merge(session.keptLinks) { first, _ in first }
                    journal.pulled += session.pulled
                    journal.runs.kept += 1
                }
            }
            return report
        } catch {
            state.withLock { $0.runs.dropped += 1 }
            throw error
        }
    }

    private final class Session: ImportSession {
        private let refused: Set<String>
        private let present: [String: String]
        private let names: ImportKnown
        private let policy: DuplicatePolicy
        private(set) var records: [OwnRecord] = []
        private(set) var personal: [PersonalRecord] = []
        private let knownList: [KnownWork]
        private let watched: [KnownWatching]
        private let wished: Set<Identifier<Work>>
        private(set) var keptWatchings: [Watching] = []
        private(set) var keptWishes: [Identifier<Work>] = []
        private(set) var unwished: [Identifier<Work>] = []
        private(set) var likes: [Identifier<Work>] = []
        private(set) var places: [WorkListPlace] = []
        private(set) var keptWorks: [Work] = []
        private(set) var keptLinks: [String: Identifier<Work>] = [:]
        private(set) var pulled: [PulledRecipe] = []

        init(
            refused: Set<String>, present: [String: String], names: ImportKnown, policy: DuplicatePolicy,
            works: [KnownWork], watched: [KnownWatching], wished: Set<Identifier<Work>>
        ) {
            knownList = works
            self.watched = watched
            self.wished = wished
            self.refused = refused
            self.present = present
            self.names = names
            self.policy = policy
        }

        func known() throws -> ImportKnown { names }

        func knownWorks() throws -> [KnownWork] { knownList }

        func watchings() throws -> [KnownWatching] { watched }

        func wishedWorks() throws -> Set<Identifier<Work>> { wished }

        func add(_ work: Work) throws -> Identifier<Work> {
            keptWorks.append(work)
            return Identifier("my-\(keptWorks.count)")
        }

        func link(_ ids: [String], to work: Identifier<Work>) throws {
            for id in ids { keptLinks[id] = work }
        }

        func put(_ watching: Watching, as id: Identifier<WatchedEntry>?) throws { keptWatchings.append(watching) }

        func wish(_ work: Identifier<Work>, at moment: Int64) throws { keptWishes.append(work) }

        func unwish(_ work: Identifier<Work>) throws { unwished.append(work) }

        func like(_ work: Identifier<Work>, at moment: Int64) throws -> Bool {
            likes.append(work)
            return true
        }

        func put(_ work: Identifier<Work>, in place: WorkListPlace) throws -> Bool {
            places.append(place)
            return true
        }

        func checkCancellation() throws { try Task.checkCancellation() }

        func keep(_ record: OwnRecord) throws -> OwnRecordOutcome {
            if refused.contains(record.id) { return .failed(.noLines) }
            if let id = present[record.id], policy == .skip { return .skipped(id: id) }
            records.append(record)
            if let id = present[record.id], policy == .overwrite { return .updated(id: id) }
            return .imported(id: record.id.hasPrefix("my-") ? record.id : "my-\(record.id)")
        }

        func skips(_ drink: Drink) throws -> Bool { policy == .skip && present[drink.id.rawValue] != nil }

        func replace(_ record: OwnRecord) throws -> OwnRecordOutcome {
            records.append(record)
            return .updated(id: record.id)
        }

        func keep(_ recipe: PulledRecipe, isBrought: Bool?) throws {
            pulled.append(recipe)
        }

        func keep(_ record: PersonalRecord, in section: String, of file: String) throws -> ImportTally.Outcome {
            if section == "nobody" { throw ImportRefusal(RecordRemark(.refused)) }
            personal.append(record)
            return .imported
        }
    }
}
