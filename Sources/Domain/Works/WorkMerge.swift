/// A work of this machine that became part of another.
package struct WorkMerge: Hashable, Sendable, Identifiable {
    package let from: WorkReference
    package let into: WorkReference
    /// Characters whose names both casts had, which became one each.
    package let joined: Int
    /// Characters that moved to the other cast.
    package let moved: Int

    package init(from: WorkReference, into: WorkReference, joined: Int, moved: Int) {
        self.from = from
        self.into = into
        self.joined = joined
        self.moved = moved
    }

    package var id: Identifier<Work> { from.id }
}

package protocol WorkMergeRepository: Sendable {
    /// Merges a work into another in one undoable step: votes, reviews, wishes, thumbs, the log and ids move. Of two
    /// votes or marks on the same thing the newer stays. Throws `WorkMergeProblem`, `NotFound`, or the store's error.
    func merge(
        _ from: Identifier<Work>, into: Identifier<Work>, of profile: Identifier<Profile>, at now: Int64
    ) async throws -> WorkMerge

    /// The works that the member merged into one, newest first.
    func parts(of work: Identifier<Work>, of profile: Identifier<Profile>) async throws -> [WorkReference]

    /// Takes a merged work out again in one undoable step, with what came along and has not changed since. Throws
    /// `WorkMergeProblem`, or the store's error.
    func split(_ work: Identifier<Work>, of profile: Identifier<Profile>) async throws -> WorkMerge
}

package enum WorkMergeProblem: Error, Hashable, Sendable {
    case sameWork
    /// A bundled work, or one of the sample data, can only take others in.
    case builtIn(LocalizedText)
    case ofAnother(LocalizedText)
    /// A work that came from a community, which merges its works itself.
    case ofCommunity(LocalizedText)
    case tooManyCharacters(limit: Int)
    case notMerged(id: String)
}
