/// A record of a catalogue file. It knows the file's field names; the entity does not.
protocol CatalogueRecord: Decodable {
    associatedtype Entity: Sendable

    /// Returns the entity, or throws the invalid field.
    func entity() throws(RecordFlaw) -> Entity
}
