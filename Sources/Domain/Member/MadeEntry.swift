/// An entry of the log of made drinks. Forwards the properties of `making`: `entry.rating = Rating(4.5)`.
@dynamicMemberLookup
package struct MadeEntry: Hashable, Sendable, Identifiable {
    /// A number in digits; later entries have larger numbers, and none is reused.
    package let id: Identifier<MadeEntry>
    package var making: Making

    package init(id: Identifier<MadeEntry>, making: Making) {
        self.id = id
        self.making = making
    }

    package subscript<Value>(dynamicMember member: KeyPath<Making, Value>) -> Value { making[keyPath: member] }

    package subscript<Value>(dynamicMember member: WritableKeyPath<Making, Value>) -> Value {
        get { making[keyPath: member] }
        set { making[keyPath: member] = newValue }
    }
}
