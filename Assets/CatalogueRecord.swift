/// A record of a catalogue file: it knows the names of the file's fields, the entity does not.
protocol CatalogueRecord: Decodable {
    associatedtype Entity: Sendable

    /// The entity, or the field that is not in order.
    func entity() throws(RecordFlaw) -> Entity
}
