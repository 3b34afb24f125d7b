/// A value; nil if it is unreadable.
struct Lossy<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

/// A list that skips unreadable elements.
struct LossyList<Element: Decodable>: Decodable {
    let elements: [Element]

    init(from decoder: any Decoder) throws {
        elements = try [Lossy<Element>](from: decoder).compactMap(\.value)
    }
}

extension Lossy: Sendable where Value: Sendable {}
extension LossyList: Sendable where Element: Sendable {}
