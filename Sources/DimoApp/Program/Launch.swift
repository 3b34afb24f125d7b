import Domain
import FeatureKit

/// Opens the store and finds out who goes on: everything that happens between the first frame and the first screen.
struct Launch: Sendable {
    /// Where the program goes from here.
    enum Destination: Sendable {
        /// Into the program.
        case main(Session)
        /// To Welcome, with what is to be said of the last session.
        case onboarding(notice: String?)
    }

    /// What the launch brought.
    struct Outcome: Sendable {
        let opening: StoreOpeningResult
        let services: AccountServices
        let destination: Destination
        /// What was wrong with the catalogue, where it was read.
        let problems: [CatalogueProblem]
        /// Whether the store holds a catalogue.
        let hasCatalogue: Bool
        /// Whether what is in the store was made up.
        let isDemo: Bool
    }

    let opener: any StoreOpening
    let tools: AccountTools
    let start: ProgramStart
    /// The account that was asked for with `--as`.
    let account: String?
    let strings: Strings

    /// Does it; a first start reads the catalogue before anything of it can be shown.
    func run() async throws -> Outcome {
        let opening = try await opener.open(now: tools.clock.now())
        let services = tools.services(on: opening.store)
        async let whetherDemo = opening.store.isDemo()
        let destination = try await destination(services)
        let isDemo = try await whetherDemo
        guard opening.isEmpty, case .main = destination else {
            return Outcome(
                opening: opening, services: services, destination: destination, problems: [],
                hasCatalogue: !opening.isEmpty, isDemo: isDemo)
        }
        let problems = try await opener.refreshCatalogue(in: opening.store).problems
        return Outcome(
            opening: opening, services: services, destination: destination, problems: problems, hasCatalogue: true,
            isDemo: isDemo)
    }

    private func destination(_ services: AccountServices) async throws -> Destination {
        if let account { return .main(try await SelectAccount(services)(account)) }
        switch start {
        case .drawing, .at: return .main(try await SelectAccount(services)())
        case .resumed:
            switch try await ResumeSession(services)() {
            case .session(let session): return .main(session)
            case .none: return .onboarding(notice: nil)
            case .ended: return .onboarding(notice: strings["session.ended"])
            case .unreadable(let problem):
                return .onboarding(notice: AccountText.describe(problem, strings))
            }
        }
    }
}
