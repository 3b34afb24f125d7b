import Domain
import FeatureKit

/// What a drink's page shows, every text ready.
struct DrinkDetailState: ScreenState {
    var phase: Phase = .idle
    var content: Content?
    /// How many servings the amounts are for, 1-99.
    var servings = 1
    /// Millilitres in the glass that were asked for in place of servings.
    var volume: Double?
    /// The drinks most like it; empty until they are known.
    var like: [LikeLink] = []

    struct Content: Equatable {
        let name: String
        let otherName: String
        /// Its tags, `bitter, before dinner`.
        let character: String
        /// Its list and year, `IBA · The Unforgettables`.
        let origin: String
        let summary: String
        let art: [String]
        /// `#rrggbb`; nil where no colour is known.
        let color: String?
        let reach: DrinkRow.Reach
        let reachText: String
        let marks: DrinkMarks
        /// What the member thinks of it without having made it.
        let opinion: MadeLine?
        /// How much is shown: servings, or so much in the glass.
        let amount: String
        /// What the log says; nil when it was never made.
        let made: MadeLine?
        let meters: [Meter]
        /// `1.4 standard drinks · 182 kcal (estimates)`.
        let estimate: String
        /// The same with the bottles of the bar; nil where those change nothing.
        let withMyBottles: String?
        /// Remarks on the numbers: how surely the strength is known, lines not counted, water of a batch, a glass too
        /// small.
        let remarks: [String]
        let unit: VolumeUnit
        let lines: [Line]
        let steps: [String]
        /// Empty for none.
        let garnish: String
        /// Where the recipe comes from; empty where nobody says it.
        let source: String
        let glass: Link?
        let tools: [Link]
        let techniques: [Link]
        /// The recipe as text, for the clipboard.
        let plainText: String
    }

    struct Meter: Equatable {
        let label: String
        let value: Int
        let text: String
    }

    /// How a line stands, as the mark before it shows.
    enum Mark: Equatable {
        case owned
        case standIn
        case optional
        case missing
    }

    struct Line: Equatable {
        let ingredient: Identifier<Ingredient>
        let mark: Mark
        let amount: String
        let name: String
        let remark: String
    }

    /// What the log says of it.
    struct MadeLine: Equatable {
        /// `You made it 3 times, last on 7 Nov`.
        let text: String
        /// What was noted the last time.
        let note: String?
        /// How good it was the last time; the mean where that time nothing was said.
        let rating: Rating?
    }

    struct LikeLink: Equatable {
        let id: Identifier<Drink>
        let name: String
        /// How far the bar is from it, in words.
        let reach: String
    }

    struct Link: Equatable {
        let note: DrinkNote
        let name: String
    }
}
