/// An entry of the log of made drinks. The properties of `making` are also the entry's: `entry.rating = Rating(4.5)`.
@dynamicMemberLookup
package struct MadeEntry: Hashable, Sendable, Identifiable {
    /// A number in digits; later entries have larger ones, and none is reused.
    package let id: Identifier<MadeEntry>
    /// What was told of the making.
    package var making: Making

    package init(id: Identifier<MadeEntry>, making: Making) {
        self.id = id
        self.making = making
    }

    /// A property of the making.
    package subscript<Value>(dynamicMember member: KeyPath<Making, Value>) -> Value { making[keyPath: member] }

    /// A property of the making.
    package subscript<Value>(dynamicMember member: WritableKeyPath<Making, Value>) -> Value {
        get { making[keyPath: member] }
        set { making[keyPath: member] = newValue }
    }
}
