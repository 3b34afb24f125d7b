extension HomeBar {
    package func preview(_ change: BarChange) async throws -> BarOutcome {
        try await store.read { state in
            var trial = state
            return trial.apply(change)
        }
    }

    @discardableResult
    package func apply(_ change: BarChange) async throws -> BarOutcome {
        try await writer.write { [repository = writer.repository, profile] inventory in
            ((), try await repository.change(change, of: profile, inBarOf: inventory.host?.id ?? profile))
        }.bar
    }

    /// Applies a change decided on while a certain bar was shown.
    ///
    /// - Parameter owner: the owner of the bar shown; nil for the member's own.
    /// - Throws: `BarSharingProblem.isAnotherBar` if another bar is in use by now; nothing changes.
    @discardableResult
    package func apply(_ change: BarChange, seenInBarOf owner: Identifier<Profile>?) async throws -> BarOutcome {
        try await writer.write(inBarOf: owner) { _ in change }.bar
    }

    /// Runs a step that also changes the bar; `step` writes to the repository and returns its changes there.
    package func apply<Answer: Sendable>(
        through step: @escaping @Sendable () async throws -> (Answer, BarChange)
    ) async throws -> (answer: Answer, bar: BarOutcome) {
        try await writer.write { _ in try await step() }
    }

    /// Changes one bottle, passed in its state at that time; nil if it is gone.
    ///
    /// - Parameter owner: the owner of the bar the bottle was seen in; nil for the member's own.
    /// - Throws: `BarSharingProblem.isAnotherBar` if another bar is in use by now; nothing changes.
    @discardableResult
    package func change(
        _ ingredient: Identifier<Ingredient>, seenInBarOf owner: Identifier<Profile>?,
        _ change: @escaping @Sendable (Bottle) -> BarChange
    ) async throws -> BarOutcome? {
        let (isFound, outcome) = try await writer.write(inBarOf: owner) { inventory in
            inventory.bottles.first { $0.ingredient == ingredient }.map(change)
        }
        return isFound ? outcome : nil
    }

    /// Changes staples and substitutions, passed in their state at that time; no difference adds no undo step.
    package func changePreferences(_ change: @escaping @Sendable (inout BarPreferences) -> Void) async throws {
        try await writer.writePreferences(change)
    }
}
