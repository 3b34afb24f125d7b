import FeatureKit

/// What make mode shows: one page at a time.
struct MakeModeState: ScreenState {
    var phase: Phase = .idle
    var name = ""
    var servings = 1
    var pages: [Page] = []
    var index = 0
    var timer: Countdown?

    /// The page that is seen; nil while there is none.
    var page: Page? { pages.indices.contains(index) ? pages[index] : nil }

    /// A page: what to do, and what it takes.
    struct Page: Equatable, Sendable {
        enum Kind: Equatable, Sendable {
            /// Everything that will be needed.
            case gather
            /// A step, counted from 1.
            case step(Int, of: Int)
            /// The end.
            case done
        }

        let kind: Kind
        let text: String
        /// Amount and name, `30 ml` `Gin`.
        let amounts: [Amount]
        /// The time the step names, in seconds; nil where it names none.
        let seconds: Int?
    }

    struct Amount: Equatable, Sendable {
        let amount: String
        let name: String
    }

    enum Countdown: Equatable, Sendable {
        /// So many seconds remain.
        case running(Int)
        case paused(Int)
        case over
    }
}
