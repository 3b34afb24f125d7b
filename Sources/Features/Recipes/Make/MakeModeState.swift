import FeatureKit

struct MakeModeState: ScreenState {
    var phase: Phase = .idle
    var name = ""
    var servings = 1
    var pages: [Page] = []
    var index = 0
    var timer: Countdown?

    var page: Page? { pages.indices.contains(index) ? pages[index] : nil }

    struct Page: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            case gather
            /// Counted from 1.
            case step(Int, of: Int)
            case done
        }

        let kind: Kind
        let text: String
        /// Amount and name, such as `30 ml` and `Gin`.
        let amounts: [Amount]
        /// The time that the step names, in seconds; nil for none.
        let seconds: Int?
    }

    struct Amount: Equatable, Sendable {
        let amount: String
        let name: String
    }

    enum Countdown: Equatable, Sendable {
        /// The rest in seconds.
        case running(Int)
        case paused(Int)
        case over
    }
}
