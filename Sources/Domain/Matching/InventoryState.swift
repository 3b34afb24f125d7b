/// Which ingredients are in the bar, have a descendant in it, or can be made. Updated bottle by bottle.
struct InventoryState: Sendable {
    let numbers: IngredientNumbers
    private(set) var isOwned: [Bool]
    private var below: [Int32]
    /// The number of steps in which each can be made, at most `Matcher.makingDepth`; 0 if it cannot.
    private var makingSteps: [UInt8]

    init(_ numbers: IngredientNumbers, owned: Set<Identifier<Ingredient>>) {
        self.numbers = numbers
        isOwned = [Bool](repeating: false, count: numbers.ids.count)
        below = [Int32](repeating: 0, count: numbers.ids.count)
        makingSteps = [UInt8](repeating: 0, count: numbers.ids.count)
        for id in owned {
            guard let number = numbers.numbers[id].map(Int.init) else { continue }
            isOwned[number] = true
            for ancestor in numbers.ancestors[number] { below[Int(ancestor)] += 1 }
        }
        makingSteps = computedSteps()
    }

    func isAvailable(_ number: Int32) -> Bool { isOwned[Int(number)] || below[Int(number)] > 0 }

    func isMakeable(_ number: Int32) -> Bool { makingSteps[Int(number)] > 0 }

    /// Adds or removes an ingredient. Returns those whose state may have changed, each at least once.
    mutating func set(_ number: Int, isOwned present: Bool) -> [Int32] {
        guard isOwned[number] != present else { return [] }
        var changed: [Int32] = [Int32(number)]
        isOwned[number] = present
        for ancestor in numbers.ancestors[number] {
            let index = Int(ancestor)
            below[index] += present ? 1 : -1
            // Only the first or last of several changes anything further up.
            if below[index] == (present ? 1 : 0) { changed.append(ancestor) }
        }
        if changed.contains(where: { numbers.isPart[Int($0)] }) {
            let steps = computedSteps()
            for composite in numbers.composites where steps[Int(composite)] != makingSteps[Int(composite)] {
                changed.append(composite)
            }
            makingSteps = steps
        }
        return changed
    }

    /// The fewest steps in which each composite can be made. The shortest way never passes through the ingredient
    /// itself, so this agrees with a search that rejects cycles.
    private func computedSteps() -> [UInt8] {
        var steps = [UInt8](repeating: 0, count: numbers.ids.count)
        var open = numbers.composites
        for step in 1...UInt8(Matcher.makingDepth) {
            let ready = open.filter { composite in
                numbers.parts[Int(composite)].allSatisfy { isAvailable($0) || steps[Int($0)] > 0 }
            }
            if ready.isEmpty { break }
            for composite in ready { steps[Int(composite)] = step }
            open.removeAll { steps[Int($0)] > 0 }
        }
        return steps
    }
}
