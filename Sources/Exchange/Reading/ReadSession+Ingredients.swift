import Domain

extension ReadSession {
    /// Adds the ingredients that other programs' files define, parents and parts first.
    mutating func define(_ records: [DefinedIngredient]) {
        var seen: Set<String> = []
        var unique: [DefinedIngredient] = []
        for record in records {
            if seen.insert(record.key).inserted {
                unique.append(record)
            } else {
                fail(record.place, .ingredient, ExchangeFlaw(field: "_id", .twice, ["\(record.key)"]))
            }
        }
        let kept = withoutCycles(
            unique, key: \.key, place: \.place,
            fields: [
                ("_parent_id", { $0.foreign.parent.map { [$0] } ?? [] }), ("ingredient_parts", { $0.foreign.parts }),
            ])
        let index = Dictionary(firstOf: kept.enumerated().map { ($0.element.key, $0.offset) })
        let order = CycleFinder.targetsFirst(
            kept.map { ([$0.foreign.parent].compactMap { $0 } + $0.foreign.parts).compactMap { index[$0] } })
        var found: [(record: DefinedIngredient, ingredient: Ingredient)] = []
        for record in order.map({ kept[$0] }) {
            let foreign = record.foreign
            for remark in foreign.remarks { warn(record.place, remark) }
            if let parent = foreign.parent, ingredients.id(foreign: parent) == nil {
                warn(record.place, .unknownParent, ["\(parent)"])
            }
            let known = ingredients.ingredient(meantBy: foreign)
            if known != nil, let id = ingredients.reading(of: foreign.name) {
                send(.understood(name: foreign.name, as: id, record.place))
            }
            if let known, ingredients.isTaken(known) {
                ingredients.link(record.key, to: known)
                warn(record.place, .sameIngredient, ["\(known)"])
                continue
            }
            let id = known ?? ingredients.freeID(for: foreign.name)
            let ingredient = ingredients.entity(foreign, id: id)
            ingredients.add(ingredient, foreignID: record.key)
            found.append((record, ingredient))
        }
        for (record, ingredient) in found { send(withParts(record, ingredient)) }
    }

    private mutating func withParts(_ record: DefinedIngredient, _ ingredient: Ingredient) -> ExchangeEvent {
        let parts = record.foreign.parts.compactMap { ingredients.id(foreign: $0) }.filter { $0 != ingredient.id }
        let whole = Ingredient(
            id: ingredient.id, name: ingredient.name,
            parent: ingredient.parent == ingredient.id ? nil : ingredient.parent,
            category: ingredient.category, content: ingredient.content, origin: ingredient.origin,
            summary: ingredient.summary, parts: parts)
        return .ingredient(ExchangeItem(value: whole, place: record.place))
    }

    /// Adds the ingredients of our own format, parents and parts first.
    mutating func define(own items: [ExchangeItem<Ingredient>]) {
        var unique: [ExchangeItem<Ingredient>] = []
        var seen: Set<Identifier<Ingredient>> = []
        for item in items {
            if !ingredients.isTaken(item.value.id), seen.insert(item.value.id).inserted {
                unique.append(item)
            } else {
                fail(item.place, .ingredient, ExchangeFlaw(field: "id", .twice, ["\(item.value.id)"]))
            }
        }
        let kept = withoutCycles(
            unique, key: \.value.id.rawValue, place: \.place,
            fields: [
                ("parent", { $0.value.parent.map { [$0.rawValue] } ?? [] }),
                ("parts", { $0.value.parts.map(\.rawValue) }),
            ])
        let index = Dictionary(firstOf: kept.enumerated().map { ($0.element.value.id, $0.offset) })
        for place in CycleFinder.targetsFirst(
            kept.map { ([$0.value.parent].compactMap { $0 } + $0.value.parts).compactMap { index[$0] } })
        {
            let item = kept[place]
            let names = names
            let ingredient = withoutUnknown(item) { id in
                index[id] != nil || (names.ingredients.isEmpty ? !seen.contains(id) : names.ingredients[id] != nil)
            }
            ingredients.add(ingredient, foreignID: nil)
            send(.ingredient(ExchangeItem(value: ingredient, place: item.place)))
        }
    }

    /// Removes a parent and parts that failed or never existed.
    private mutating func withoutUnknown(
        _ item: ExchangeItem<Ingredient>, isKnown: (Identifier<Ingredient>) -> Bool
    ) -> Ingredient {
        let value = item.value
        let unknown = ([value.parent].compactMap { $0 } + value.parts).filter { !isKnown($0) }
        guard !unknown.isEmpty else { return value }
        for id in unknown { warn(item.place, .unknownPart, ["\(id)"]) }
        return Ingredient(
            id: value.id, name: value.name, parent: value.parent.flatMap { isKnown($0) ? $0 : nil },
            isBrand: value.isBrand, category: value.category, content: value.content, origin: value.origin,
            summary: value.summary, aliases: value.aliases, shelfLifeDays: value.shelfLifeDays,
            parts: value.parts.filter(isKnown), isStaple: value.isStaple)
    }

    /// Returns the records that are not on a cycle; the others fail, each with its cycle.
    private mutating func withoutCycles<Record>(
        _ records: [Record], key: KeyPath<Record, String>, place: KeyPath<Record, ImportPlace>,
        fields: [(name: String, targets: (Record) -> [String])]
    ) -> [Record] {
        let index = Dictionary(firstOf: records.enumerated().map { ($0.element[keyPath: key], $0.offset) })
        var refused: Set<Int> = []
        for field in fields {
            let edges = records.map { field.targets($0).compactMap { index[$0] } }
            for member in CycleFinder.members(edges).sorted() where refused.insert(member).inserted {
                let first = edges[member].first.map { records[$0][keyPath: key] } ?? ""
                fail(records[member][keyPath: place], .ingredient, ExchangeFlaw(field: field.name, .cycle, [first]))
            }
        }
        return records.indices.filter { !refused.contains($0) }.map { records[$0] }
    }
}
