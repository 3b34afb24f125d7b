package import Domain
import Synchronization

/// Works to complete in memory, and what completed them.
package final class InMemoryWorkCompletions: WorkCompletionRepository {
    package struct Completion: Hashable, Sendable {
        package let work: Identifier<Work>
        package let found: [ExternalID]
        package let step: Int64?
    }

    private struct State {
        var works: [IncompleteWork] = []
        var done: [Completion] = []
        var looked: [Identifier<Work>: Int64] = [:]
        var failure: (any Error)?
    }

    private let state = Mutex(State())

    package init() {}

    package func add(_ works: IncompleteWork...) { state.withLock { $0.works += works } }

    package func fail(with error: any Error) { state.withLock { $0.failure = error } }

    package var done: [Completion] { state.withLock { $0.done } }
    package var looked: Set<Identifier<Work>> { state.withLock { Set($0.looked.keys) } }

    package func incompleteWorks(
        of profile: Identifier<Profile>, lookedForBefore moment: Int64
    ) async throws -> [IncompleteWork] {
        state.withLock { state in
            state.works.filter { work in
                !state.done.contains { $0.work == work.id } && state.looked[work.id].map { $0 <= moment } != false
            }
        }
    }

    package func incompleteWork(
        _ id: Identifier<Work>, of profile: Identifier<Profile>
    ) async throws -> IncompleteWork? {
        state.withLock { $0.works.first { $0.id == id } }
    }

    package func complete(
        _ work: Identifier<Work>, with found: [OnlineWork], of profile: Identifier<Profile>, at now: Int64,
        continuing step: Int64?
    ) async throws -> CompletedWork {
        try state.withLock { state in
            if let failure = state.failure { throw failure }
            state.done.append(Completion(work: work, found: found.map(\.id), step: step))
            let name = found.first?.record.work.title ?? LocalizedText(both: "")
            return CompletedWork(
                item: KeptItem(target: .work(work), name: name, outcome: .updated), isMerged: false, step: 1)
        }
    }

    package func note(
        lookedFor work: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws {
        state.withLock { $0.looked[work] = now }
    }
}

/// Merged works in memory.
package final class InMemoryWorkMerges: WorkMergeRepository {
    private let merges = Mutex<[WorkMerge]>([])

    package init() {}

    package func merge(
        _ from: Identifier<Work>, into: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> WorkMerge {
        guard from != into else { throw WorkMergeProblem.sameWork }
        let merge = WorkMerge(from: Self.reference(from), into: Self.reference(into), joined: 0, moved: 0)
        merges.withLock { $0.append(merge) }
        return merge
    }

    package func parts(of work: Identifier<Work>, of profile: Identifier<Profile>) async throws -> [WorkReference] {
        merges.withLock { merges in merges.filter { $0.into.id == work }.map(\.from).reversed() }
    }

    package func split(_ work: Identifier<Work>, of profile: Identifier<Profile>) async throws -> WorkMerge {
        try merges.withLock { merges in
            guard let place = merges.firstIndex(where: { $0.from.id == work }) else {
                throw WorkMergeProblem.notMerged(id: work.rawValue)
            }
            return merges.remove(at: place)
        }
    }

    private static func reference(_ id: Identifier<Work>) -> WorkReference {
        WorkReference(id: id, title: LocalizedText(both: id.rawValue), kind: .film, year: 2019)
    }
}
