public import Navigation
public import Reactive

extension ListController {
    /// Follows the state of a list until the bag lets go: how many rows there are, which were found, where it stands.
    public func follow<State: FoundListState>(
        _ state: ReadOnly<State>, indicator: PhaseIndicator, in bag: SubscriptionBag
    ) {
        state.observe { [weak self] state in
            self?.apply(count: state.rows.count, matches: state.matches)
            indicator.show(state.phase)
        }.store(in: bag)
    }
}

extension ScreenHost {
    /// Shows what was done and what could not be done as messages until the bag lets go.
    public func tell(done: Events<String>, failed: Events<String>, in bag: SubscriptionBag) {
        done.observe { [weak self] in self?.showToast($0, kind: .done) }.store(in: bag)
        failed.observe { [weak self] in self?.showToast($0, kind: .failed) }.store(in: bag)
    }
}
