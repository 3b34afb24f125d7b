/// Which works pass: those with one of the wanted options of each kind.
package struct WorkFilter: Hashable, Sendable {
    /// Nil for both.
    package var kind: WorkKind?
    package private(set) var wanted: Set<WorkOption>

    /// Everything passes by default.
    package init(kind: WorkKind? = nil, wanted: Set<WorkOption> = []) {
        self.kind = kind
        self.wanted = wanted
    }

    /// The type a list uses instead of the member's own; nil for theirs.
    package var type: MBTI? {
        for case .type(let type) in wanted { return type }
        return nil
    }

    /// Whether it depends on the works themselves.
    package var asksForFacts: Bool { wanted.contains { $0.kind != .type } }

    /// How many options of a kind are wanted.
    package func count(of kind: WorkOptionKind) -> Int { wanted.count { $0.kind == kind } }

    /// Adds or removes an option. A type replaces the previous one.
    package mutating func toggle(_ option: WorkOption) {
        if wanted.remove(option) != nil { return }
        if option.kind == .type { wanted = wanted.filter { $0.kind != .type } }
        wanted.insert(option)
    }

    /// Removes all options; the kind of work stays.
    package mutating func clear() { wanted = [] }

    /// Whether a work passes.
    ///
    /// - Parameter left: the kind of option to ignore; nil for none.
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
