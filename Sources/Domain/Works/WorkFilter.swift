/// Which works pass: those with one of the wanted options of each kind.
public struct WorkFilter: Hashable, Sendable {
    /// Nil for both.
    public var kind: WorkKind?
    /// The wanted options.
    public private(set) var wanted: Set<WorkOption>

    /// Everything passes by default.
    public init(kind: WorkKind? = nil, wanted: Set<WorkOption> = []) {
        self.kind = kind
        self.wanted = wanted
    }

    /// The type a list uses instead of the member's own; nil for theirs.
    public var type: MBTI? {
        for case .type(let type) in wanted { return type }
        return nil
    }

    /// Whether it depends on the works themselves.
    public var asksForFacts: Bool { wanted.contains { $0.kind != .type } }

    /// How many options of a kind are wanted.
    public func count(of kind: WorkOptionKind) -> Int { wanted.count { $0.kind == kind } }

    /// Adds or removes an option. A type replaces the previous one.
    public mutating func toggle(_ option: WorkOption) {
        if wanted.remove(option) != nil { return }
        if option.kind == .type { wanted = wanted.filter { $0.kind != .type } }
        wanted.insert(option)
    }

    /// Removes all options; the kind of work stays.
    public mutating func clear() { wanted = [] }

    /// Whether a work passes.
    ///
    /// - Parameter left: the kind of option to ignore; nil for none.
    public func passes(_ facts: WorkFacts, leavingOut left: WorkOptionKind? = nil) -> Bool {
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
