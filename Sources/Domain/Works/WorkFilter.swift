/// What works must have: one or the other of each kind that is asked for, and all kinds together.
public struct WorkFilter: Hashable, Sendable {
    /// Only works of this kind; nil for both.
    public var kind: WorkKind?
    /// What is asked for.
    public private(set) var wanted: Set<WorkOption>

    /// Makes a filter; nothing named lets everything pass.
    public init(kind: WorkKind? = nil, wanted: Set<WorkOption> = []) {
        self.kind = kind
        self.wanted = wanted
    }

    /// The type a list goes by in the place of the member's own; nil for theirs.
    public var type: MBTI? {
        for case .type(let type) in wanted { return type }
        return nil
    }

    /// Whether something is asked of the works themselves.
    public var asksForFacts: Bool { wanted.contains { $0.kind != .type } }

    /// How many options of a kind are asked for.
    public func count(of kind: WorkOptionKind) -> Int { wanted.count { $0.kind == kind } }

    /// Asks for an option, or no longer. One type takes the place of another.
    public mutating func toggle(_ option: WorkOption) {
        if wanted.remove(option) != nil { return }
        if option.kind == .type { wanted = wanted.filter { $0.kind != .type } }
        wanted.insert(option)
    }

    /// Takes away everything that was asked for; the kind of works stays.
    public mutating func clear() { wanted = [] }

    /// Whether a work passes.
    /// - Parameter left: a kind of options that is not looked at; nil to look at all.
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
