internal import Domain

/// The positions of records in the lists by name.
///
/// English names go by their folded form, letter by letter; Korean names by the code points of their syllables, which
/// is the order of the dictionary (가나다). Equal names go by id, so that the order never depends on the file.
struct NameRanks: Sendable {
    /// Positions by place in the array given.
    let english: [Int]
    let korean: [Int]

    init<Entity>(_ records: [(id: Identifier<Entity>, name: LocalizedText)]) {
        english = Self.positions(records.map { (Folding.folded($0.name.english), $0.id.rawValue) })
        korean = Self.positions(records.map { (Folding.folded($0.name.korean), $0.id.rawValue) })
    }

    private static func positions(_ keys: [(name: String, id: String)]) -> [Int] {
        let scalars = keys.map { Array($0.name.unicodeScalars.lazy.map(\.value)) }
        let order = keys.indices.sorted { left, right in
            scalars[left] == scalars[right]
                ? keys[left].id < keys[right].id : scalars[left].lexicographicallyPrecedes(scalars[right])
        }
        var positions = [Int](repeating: 0, count: keys.count)
        for (position, place) in order.enumerated() { positions[place] = position }
        return positions
    }
}
