import FeatureKit

struct MakeModeState: ReadingState {
    var phase: Phase = .idle
    var name = ""
    var servings = 1
    var pages: [Page] = []
    var index = 0
    var timer: Countdown?
    /// The small drawing of the glass; empty if unknown.
    var art: [String] = []
    /// The share of the glass that the whole drink fills, 0 to 1.
    var fill = 0.0

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
        var figure: Figure?
        /// The time that the step names, in seconds; nil for none.
        var seconds: Int?
        /// The turns that `seconds` is estimated from; nil if the step names the time itself.
        var turns: Int?
        /// What is in the glass, from the bottom.
        var layers: [GlassLayer] = []
    }

    /// A number and what it counts, such as `30` and `ml`.
    struct Figure: Equatable, Sendable {
        let number: String
        let unit: String
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

extension MakeModeState.Figure {
    /// Splits an amount; nil if it does not begin with a decimal number or a range of them.
    init?(_ amount: String) {
        let number = amount.prefix { $0.isASCII && $0.isNumber || $0 == "." || $0 == "–" }
        let rest = amount.dropFirst(number.count)
        guard number.first?.isNumber == true, rest.first?.isNumber != true else { return nil }
        self.init(number: String(number), unit: String(rest.drop { $0 == " " }))
    }
}
