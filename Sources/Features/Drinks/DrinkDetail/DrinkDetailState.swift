import Domain
import FeatureKit

struct DrinkDetailState: ScreenState {
    var phase: Phase = .idle
    var content: Content?
    /// The number of servings, 1–99.
    var servings = 1
    /// The requested volume in millilitres in the glass; nil for servings.
    var volume: Double?
    /// The most similar drinks; empty until known.
    var like: [LikeLink] = []

    struct Content: Equatable {
        let name: String
        let otherName: String
        /// The tags: `bitter, before dinner`.
        let character: String
        /// The list and year: `IBA · The Unforgettables`.
        let origin: String
        let summary: String
        let art: [String]
        let layers: [GlassLayer]
        /// The share of the glass that the drink fills without ice, 0 to 1.
        let fill: Double
        /// `#rrggbb`; nil if unknown.
        let color: String?
        let reach: DrinkRow.Reach
        let reachText: String
        let marks: DrinkMarks
        /// The member's rating of a drink they never made.
        let opinion: MadeLine?
        /// The shown quantity: servings, or a volume in the glass.
        let amount: String
        /// The log summary; nil if the drink was never made.
        let made: MadeLine?
        let history: DrinkHistory
        let meters: [Meter]
        /// `1.4 standard drinks of 14 g (19 g alcohol) · 182 kcal (estimates)`.
        let estimate: String
        /// The estimate with the member's own bottles; nil if they make no difference.
        let withMyBottles: String?
        /// Remarks on the numbers: certainty of the strength, lines not counted, water of a batch, too small a glass.
        let remarks: [String]
        let unit: VolumeUnit
        let lines: [Line]
        let steps: [String]
        let garnish: String
        /// The source of the recipe; empty if unknown or named in `origin`.
        let source: String
        let glass: Link?
        let tools: [Link]
        let techniques: [Link]
        let plainText: String
    }

    struct Meter: Equatable {
        let label: String
        /// 0 to 3; nil if unknown.
        let value: Int?
        /// The length of a bar, 0 to 1; nil if unknown.
        let share: Double?
        let text: String
    }

    /// The availability of an ingredient, shown before its line.
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

    struct MadeLine: Equatable {
        /// `You made it 3 times, last on 7 Nov`.
        let text: String
        let note: String?
        /// The last rating; the mean if the last making has none.
        let rating: Rating?
    }

    struct LikeLink: Equatable {
        let id: Identifier<Drink>
        let name: String
        let isMakeable: Bool
        let reach: String
    }

    struct Link: Equatable {
        let note: DrinkNote
        let name: String
    }
}

extension DrinkDetailState.Content {
    /// The numbers and the recipe in short, without marks for what the bar has: the list beside it shows that.
    var glance: [PageBlock<Int>] {
        let amounts = lines.map { line in
            PageFact(line.amount, line.remark.isEmpty ? line.name : "\(line.name), \(line.remark)")
        }
        let numbered = steps.enumerated().map { PageFact("\($0.offset + 1)", $0.element) }
        let blocks: [PageBlock<Int>] = [
            .title(name, other: otherName), .text(character, .muted), .gap,
            .facts(meters.map { PageFact($0.label, $0.text) }), .gap, .facts(amounts), .gap, .facts(numbered), .gap,
            .text(summary, .muted),
        ]
        return blocks.filter { $0 != .text("", .muted) }
    }
}

enum DrinkDetailTarget: Hashable {
    case line(Int)
    case note(DrinkNote)
    case drink(Identifier<Drink>)
}

extension DrinkDetailState.Content {
    /// The lines whose layers fill the glass from its surface down, then those that fill nothing.
    var linesBesideGlass: [Int] {
        let layered = layers.map(\.line)
        return layered.reversed() + lines.indices.filter { !layered.contains($0) }
    }
}

extension DrinkDetailState {
    /// In reading order; nil without content. With `isGlass`, the lines stand beside the layers, the topmost first.
    func targets(isGlass: Bool) -> [DrinkDetailTarget]? {
        guard let content else { return nil }
        let lines = isGlass ? content.linesBesideGlass : Array(content.lines.indices)
        let notes = (content.glass.map { [$0] } ?? []) + content.tools + content.techniques
        return lines.map { .line($0) } + notes.map { .note($0.note) } + like.map { .drink($0.id) }
    }

    func ingredient(of target: DrinkDetailTarget?) -> Identifier<Ingredient>? {
        guard case .line(let index) = target, let content, content.lines.indices.contains(index) else { return nil }
        return content.lines[index].ingredient
    }
}
