import Domain
import FeatureKit

/// Opens the store and determines the member: everything between the first frame and the first screen.
struct Launch: Sendable {
    enum Destination: Sendable {
        case main(Session)
        /// Signing in, with a message about the last session; `isFirst` if nobody has entered yet.
        case onboarding(notice: String?, isFirst: Bool)
    }

    struct Outcome: Sendable {
        let opening: StoreOpeningResult
        let services: AccountServices
        let destination: Destination
        let problems: [CatalogueProblem]
        let hasCatalogue: Bool
        let isDemo: Bool
    }

    let opener: any StoreOpening
    let tools: AccountTools
    let start: ProgramStart
    let account: String?
    let strings: Strings

    /// Opens the store. On a first start, reads the catalogue before anything can be shown.
    func run() async throws -> Outcome {
        let opening = try await opener.open(now: tools.clock.now())
        let services = tools.services(on: opening.store)
        async let whetherDemo = opening.store.isDemo()
        let destination = try await destination(services, in: opening.store)
        let isDemo = try await whetherDemo
        var problems: [CatalogueProblem] = []
        var hasCatalogue = !opening.isEmpty
        if !hasCatalogue, case .main = destination {
            problems = try await opener.refreshCatalogue(in: opening.store).problems
            hasCatalogue = true
        }
        return Outcome(
            opening: opening, services: services, destination: destination, problems: problems,
            hasCatalogue: hasCatalogue, isDemo: isDemo)
    }

    /// Starts a demo as its member, because it has no newcomers.
    private func destination(_ services: AccountServices, in store: Store) async throws -> Destination {
        if let account { return .main(try await SelectAccount(services)(account)) }
        switch start {
        case .drawing, .at: return .main(try await SelectAccount(services)())
        case .resumed:
            switch try await ResumeSession(services)() {
            case .session(let session): return .main(session)
            case .none:
                guard try await store.isDemo() else {
                    return .onboarding(notice: nil, isFirst: try await isFirst(services))
                }
                return .main(try await SelectAccount(services)())
            case .ended: return .onboarding(notice: strings["session.ended"], isFirst: false)
            case .unreadable(let problem):
                return .onboarding(notice: AccountText.describe(problem, strings), isFirst: false)
            }
        }
    }

    /// Returns whether there is no account and the question about the drinking age is unanswered.
    private func isFirst(_ services: AccountServices) async throws -> Bool {
        guard try await services.accounts.account(of: Profile.localID)?.profile.alcohol == nil else { return false }
        return try await services.accounts.accounts(after: nil, limit: 1).isEmpty
    }
}
