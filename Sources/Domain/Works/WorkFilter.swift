/// Selects works that have one of the wanted options of each kind.
package struct WorkFilter: Hashable, Sendable {
    /// Nil for all kinds.
    package var kind: WorkKind?
    package private(set) var wanted: Set<WorkOption>

    package init(kind: WorkKind? = nil, wanted: Set<WorkOption> = []) {
        self.kind = kind
        self.wanted = wanted
    }

    /// The type a list uses instead of the member's own; nil for the member's.
    package var type: MBTI? {
        for case .type(let type) in wanted { return type }
        return nil
    }

    package var asksForFacts: Bool { wanted.contains { $0.kind != .type } }

    package func count(of kind: WorkOptionKind) -> Int { wanted.count { $0.kind == kind } }

    /// Adds or removes an option. A type replaces the previous one.
    package mutating func toggle(_ option: WorkOption) {
        if wanted.remove(option) != nil { return }
        if option.kind == .type { wanted = wanted.filter { $0.kind != .type } }
        wanted.insert(option)
    }

    /// Removes all options; the kind of work stays.
    package mutating func clear() { wanted = [] }

    /// Returns whether a work passes; ignores options of the kind `left`.
    package func passes(_ facts: WorkFacts, leavingOut left: WorkOptionKind? = nil) -> Bool {
        if let kind, facts.kind != kind { return false }
        guard asksForFacts else { return true }
        let options = facts.options
        return [WorkOptionKind.genre, .decade, .age].allSatisfy { kind in
            if kind == left { return true }
            let asked = wanted.filter { $0.kind == kind }
            return asked.isEmpty || !asked.isDisjoint(with: options)
        }
    }
}
