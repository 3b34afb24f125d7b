import Domain

/// A recipe as people write or copy it: a name, lines of ingredients, steps, and labelled parts.
struct RecipeText {
    private enum Part {
        case head
        case ingredients
        case steps
    }

    private static let labels: [String: [String]] = [
        "glass": ["glass", "glassware", "잔", "글라스"], "garnish": ["garnish", "장식", "가니시", "가니쉬"],
        "source": ["source", "출처"], "method": ["technique", "기법"],
    ]
    private static let ingredientHeads: Set<String> = ["ingredients", "재료", "you need", "what you need"]
    private static let stepHeads: Set<String> = [
        "method", "instructions", "directions", "preparation", "steps", "how to make", "만드는 법", "만드는법", "방법", "조리법",
    ]

    private let lines: [String]
    private let limits: ExchangeLimits

    init(_ text: String, limits: ExchangeLimits) {
        lines = HTMLText.stripped(text).split(whereSeparator: \.isNewline)
            .map { TextCleaner.trimmed(TextCleaner.line(String($0))) }.filter { !$0.isEmpty }
        self.limits = limits
    }

    /// Whether a text without a format reads as a recipe: a name, and at least two lines with a poured amount.
    static func isRecipe(_ bytes: [UInt8]) -> Bool {
        guard !bytes.contains(0), let text = String(validating: bytes, as: UTF8.self) else { return false }
        let lines = text.split(whereSeparator: \.isNewline).prefix(200).map(String.init)
        func isPoured(_ line: String) -> Bool {
            guard let unit = RecipeLineText.line(line)?.line.measured.unit else { return false }
            return unit != .whole && unit.unknownText == nil && unit != .topUp
        }
        guard let first = lines.first, !isPoured(first) else { return false }
        return lines.dropFirst().lazy.filter(isPoured).prefix(2).count == 2
    }

    func drink() throws(ExchangeFlaw) -> ForeignDrink {
        guard let first = lines.first else { throw ExchangeFlaw(field: "", .noText) }
        let (title, servings) = Self.title(first)
        var drink = ForeignDrink(name: LocalizedText(both: String(title.prefix(limits.nameLength))))
        var part = Part.head
        var steps: [String] = []
        for line in lines.dropFirst() {
            if let next = Self.heading(line) {
                part = next
            } else if let (label, text) = Self.labelled(line), Self.stepHeads.contains(label) {
                part = .steps
                steps.append(text)
            } else if !parse(labelled: line, into: &drink) {
                part = read(line, in: part, into: &drink, &steps)
            }
        }
        if let servings, servings > 1 {
            for place in drink.lines.indices { drink.lines[place].divide(by: servings) }
            drink.remarks.append(RecordRemark(.divided, ["\(servings)"]))
        }
        guard drink.lines.count <= limits.lines else {
            throw ExchangeFlaw(field: "ingredients", .entriesKept, ["\(drink.lines.count)", "\(limits.lines)"])
        }
        drink.steps = StepSplitter.steps(steps.joined(separator: "\n")).map { LocalizedText(both: $0) }
        return drink
    }

    /// Returns the name in a title such as `# Mint Julep (serves 2)`, and the number of servings if it says one.
    private static func title(_ line: String) -> (name: String, servings: Int?) {
        let title = TextCleaner.trimmed(String(line.drop { $0 == "#" }))
        guard title.last == ")", let open = title.lastIndex(of: "("), open > title.startIndex,
            let servings = WebRecipe.servings(in: String(title[open...])), (1...50).contains(servings)
        else { return (title, nil) }
        return (TextCleaner.trimmed(String(title[..<open])), servings)
    }

    private static func heading(_ line: String) -> Part? {
        let word = line.drop { $0 == "#" || $0 == " " || $0 == "*" }.lowercased()
            .filter { $0 != ":" && $0 != "*" }
        if ingredientHeads.contains(word) { return .ingredients }
        return stepHeads.contains(word) ? .steps : nil
    }

    private func parse(labelled line: String, into drink: inout ForeignDrink) -> Bool {
        if line.hasPrefix("https://") || line.hasPrefix("http://") {
            drink.source = line
            return true
        }
        guard let (label, text) = Self.labelled(line),
            let known = Self.labels.first(where: { $0.value.contains(label) })?.key
        else { return false }
        switch known {
        case "glass": drink.glass = text
        case "garnish": drink.garnish = text
        case "source": drink.source = text
        default: drink.methods = [text]
        }
        return true
    }

    /// The lower-case words before a colon, and the text after it; nil if either is missing.
    private static func labelled(_ line: String) -> (label: String, text: String)? {
        guard let colon = line.firstIndex(where: { $0 == ":" || $0 == "：" }) else { return nil }
        let label = line[..<colon].lowercased().filter { $0 != "*" && $0 != "-" && $0 != "#" }
        let text = TextCleaner.trimmed(String(line[line.index(after: colon)...].drop { $0 == "*" }))
        return text.isEmpty ? nil : (TextCleaner.trimmed(label), text)
    }

    private func read(_ line: String, in part: Part, into drink: inout ForeignDrink, _ steps: inout [String]) -> Part {
        let isListed = line.first.map { "-*•·▢□☐".contains($0) } ?? false
        let bare = isListed ? TextCleaner.trimmed(String(line.dropFirst())) : line
        let isStep = Self.isNumbered(line)
        switch part {
        case .steps:
            steps.append(line)
            return .steps
        case .ingredients where !isStep, .head where !isStep && (isListed || RecipeLineText.hasAmount(bare)):
            // A sentence below the ingredients is a step.
            if !isListed, !RecipeLineText.hasAmount(bare), Self.isSentence(bare), !drink.lines.isEmpty {
                steps.append(line)
                return .steps
            }
            if let read = RecipeLineText.line(bare) {
                if read.isGarnish {
                    drink.garnish = read.line.ingredient.name
                } else {
                    drink.lines.append(read.line)
                }
            }
            return .ingredients
        case .head where !isStep:
            drink.summary += (drink.summary.isEmpty ? "" : " ") + line
            return .head
        case .head, .ingredients:
            steps.append(line)
            return .steps
        }
    }

    private static func isNumbered(_ line: String) -> Bool {
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        let rest = line[digits.endIndex...]
        return (1...2).contains(digits.count) && (rest.hasPrefix(". ") || rest.hasPrefix(") "))
    }

    private static func isSentence(_ line: String) -> Bool {
        line.hasSuffix(".") || line.hasSuffix("다") || line.hasSuffix("요") || line.split(separator: " ").count > 5
    }
}
