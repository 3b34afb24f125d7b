/// A list that skips unreadable elements.
struct LossyList<Element: Decodable>: Decodable {
    private struct Entry: Decodable {
        let value: Element?

        init(from decoder: any Decoder) throws {
            value = try? Element(from: decoder)
        }
    }

    let elements: [Element]

    init(from decoder: any Decoder) throws {
        elements = try [Entry](from: decoder).compactMap(\.value)
    }
}
