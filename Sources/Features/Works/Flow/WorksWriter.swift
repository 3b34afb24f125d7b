internal import Domain
internal import FeatureKit
internal import Reactive

/// What every screen of the flow does to write: ask the gate, write one thing after the other, tell the store's
/// listeners and the user.
@MainActor
final class WorksWriter {
    /// What was done.
    let done = Signal<String>()
    /// What could not be done.
    let failed = Signal<String>()

    private let authorizer: any MemberAuthorizer
    private let storeChanged: Signal<Void>
    private let strings: Strings
    private let route: String
    private let writing = LatestTask()

    /// - Parameter route: where a guest comes back to after a sign-up.
    init(authorizer: any MemberAuthorizer, storeChanged: Signal<Void>, strings: Strings, route: String) {
        self.authorizer = authorizer
        self.storeChanged = storeChanged
        self.strings = strings
        self.route = route
    }

    /// Whether the member may write; where not, the gate asks.
    var isAuthorized: Bool { authorizer.authorize(.open(route: route)) }

    /// Writes; a second wish while one is being carried out is not heard.
    ///
    /// - Parameters:
    ///   - text: what to say when something was changed; nil for nothing.
    ///   - work: does it and answers whether anything was changed.
    ///   - completion: called after a success.
    func write(
        done text: String?, _ work: @escaping @Sendable () async throws -> Bool,
        completion: @escaping @MainActor () -> Void = {}
    ) {
        guard !writing.isRunning, isAuthorized else { return }
        writing.run(work) { [weak self] result in
            guard let self else { return }
            switch result {
            case .success(let isChanged):
                if isChanged, let text { done.send(text) }
                if isChanged { storeChanged.send() }
                completion()
            case .failure(let error): failed.send(WorksErrorText.describe(error, strings))
            }
        }
    }

    /// Waits until nothing is being written, for tests.
    func settle() async {
        await writing.settle()
    }
}
